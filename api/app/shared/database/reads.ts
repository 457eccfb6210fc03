import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import { tooSlow, type SqlClient } from '#shared/database/sql'

/** A search that runs longer sends no further statement. */
const LONGEST_SEARCH_MS = 4_000

/** The search that the running read belongs to. `deadline` is a `performance.now()` time. */
const search = new AsyncLocalStorage<{ deadline: number }>()

/** Runs `work`, whose `reads()` use the connections for searches and end after four seconds in total. */
export function asSearch<Result>(work: () => Promise<Result>): Promise<Result> {
  return search.run({ deadline: performance.now() + LONGEST_SEARCH_MS }, work)
}

/**
 * The read-only connection for public rows, in a search the one for searches. Throws `UnavailableError` when the search
 * takes longer than four seconds.
 */
export function reads(): SqlClient {
  const { deadline } = search.getStore() ?? {}
  if (deadline === undefined) return db.connection('reads')
  if (performance.now() > deadline) throw tooSlow()
  return db.connection('searches')
}
