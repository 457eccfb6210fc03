import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { failPoint } from '#shared/outbox/fail_point'
import type { DeliveryQueues } from '#shared/events/delivery_queues'

const POLL_MS = 250
const RETRY_MS = 1_000
const CLAIM_SIZE = 500
const MAX_WAITING_JOBS = 10_000
const COUNT_AGAIN_MS = 2_000
const COUNT_AGAIN_JOBS = 2_000

type RelayQueues = Pick<DeliveryQueues, 'add' | 'waiting'>

let wake: () => void = () => {}

/** Called after a commit in this process: the relay looks at once instead of at its next poll. */
export function wakeRelay(): void {
  wake()
}

/**
 * Carries open deliveries from PostgreSQL to the queues until it is stopped. Any number of relays may run: claims skip
 * rows that another one holds.
 */
export function startRelay(
  queues: RelayQueues,
  { pollMs = POLL_MS } = {}
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = run(queues, pollMs, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      wake()
      await loop
    },
  }
}

async function run(queues: RelayQueues, pollMs: number, stopping: AbortSignal): Promise<void> {
  const room = new Room(queues)
  while (!stopping.aborted) {
    const woken = new Promise<void>((resolve) => (wake = resolve))
    try {
      const carried = await carry(queues, room)
      if (carried < CLAIM_SIZE) await Promise.race([woken, pause(pollMs, stopping)])
    } catch (error) {
      logger.error({ err: error }, 'The relay could not carry events; it tries again')
      await pause(RETRY_MS, stopping)
    }
  }
}

/** One round: as many deliveries as fit, marked queued and committed before their jobs are added. */
async function carry(queues: RelayQueues, room: Room): Promise<number> {
  if (!(await room.hasAny())) return 0
  const deliveries = await claimDeliveries(CLAIM_SIZE)
  if (deliveries.length === 0) return 0
  failPoint('after claim')
  await queues.add(deliveries)
  room.took(deliveries.length)
  failPoint('after add')
  return deliveries.length
}

/**
 * How many more jobs the queues shall hold. Counting them costs as much as a claim, so it is done now and then: other relays
 * fill the same queues.
 */
class Room {
  #left = 0
  #countedAt = -Infinity

  constructor(private queues: RelayQueues) {}

  async hasAny(): Promise<boolean> {
    if (this.#left < CLAIM_SIZE || performance.now() - this.#countedAt > COUNT_AGAIN_MS) {
      const waiting = await this.queues.waiting()
      const all = [...waiting.values()].reduce((sum, each) => sum + each, 0)
      this.#left = Math.min(MAX_WAITING_JOBS - all, COUNT_AGAIN_JOBS)
      this.#countedAt = performance.now()
    }
    return this.#left > 0
  }

  took(jobs: number): void {
    this.#left -= jobs
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch(() => {})
}
