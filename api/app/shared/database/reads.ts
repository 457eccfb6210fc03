import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { SqlClient } from '#shared/database/sql'
import { ReadTimeoutError } from '#shared/http/errors/request_errors'

/** A search that runs longer sends no further statement. */
const LONGEST_SEARCH_MS = 4_000

/** A search that needs more statements ends. */
export const MAX_SEARCH_STATEMENTS = 150

const RETRY_AFTER_SECONDS = 10

/** PostgreSQL's `query_canceled`. */
const TIMED_OUT = '57014'

/** What is left of the search that the running read belongs to. `deadline` is a `performance.now()` time. */
const search = new AsyncLocalStorage<{ deadline: number; statements: number }>()

/** Runs `work`, whose `reads()` use the connections for searches and end after four seconds or 150 statements in total. */
export function asSearch<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LONGEST_SEARCH_MS
  return search.run({ deadline, statements: MAX_SEARCH_STATEMENTS }, work)
}

/**
 * The read-only connection for one statement on public rows, in a search the one for searches. Throws `ReadTimeoutError` when
 * the search has taken longer than four seconds or has sent 150 statements.
 */
export function reads(): SqlClient {
  const left = search.getStore()
  if (!left) return db.connection('reads')
  if (performance.now() > left.deadline || left.statements === 0) throw tooSlow()
  left.statements -= 1
  return db.connection('searches')
}

/** Whether a statement, or the wait for a connection, exceeded the time limit of the connection. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'KnexTimeoutError' || ('code' in error && error.code === TIMED_OUT)
}

/** The error of a read that exceeded its time limit. */
export function tooSlow(): ReadTimeoutError {
  return new ReadTimeoutError({ retryAfterSeconds: RETRY_AFTER_SECONDS })
}
