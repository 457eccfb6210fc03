import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { chores } from '#shared/chores/chores'

const EVERY_MS = 60 * 60 * 1000

/** Does all chores now and then once an hour, until it is stopped; one that fails is done again with the next round. */
export function startChores(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const rounds = run(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await rounds
    },
  }
}

async function run(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    for (const chore of chores) {
      if (stopping.aborted) return
      await chore.run(stopping).catch((error: unknown) => {
        logger.error({ err: error, chore: chore.name }, 'A chore failed; it is done again later')
      })
    }
    await delay(EVERY_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
