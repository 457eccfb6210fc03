import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'

const RETRY_MS = 1_000

/** SQLSTATE classes of a server that accepts no connection or statement now: connection, resources, shutdown. */
const OUTAGE_STATES = /^(08|53|57P)/
const SOCKET_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/

/** Runs work, and while PostgreSQL is unavailable waits and runs it again. Throws every other error of the work. */
export async function afterOutages<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      logger.warn({ err: error }, 'database unavailable; work waits for it')
      await delay(RETRY_MS, undefined, { ref: false })
    }
  }
}

/** Whether PostgreSQL, or a server on the way to it, accepts no connection or statement now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'KnexTimeoutError' || /^Connection terminated/.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  return OUTAGE_STATES.test(code) || SOCKET_ERRORS.test(code)
}
