import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { ReadTimeoutError } from '#shared/http/errors/request_errors'
import { sharedSettings } from '#shared/settings'

/**
 * Connection pools for reads, apart from the pool for writes in `config/database.ts`, so that reads never delay writes.
 * `longestMs` limits a statement as well as a wait for a connection, so that slow reads fail instead of piling up.
 */
const POOLS = {
  plain: { connections: 8, longestMs: 10_000 },
  /** A separate pool, so that a list never waits for searches. */
  search: { connections: 4, longestMs: 2_000 },
} as const

/** A search that runs longer sends no further statement. */
const LONGEST_SEARCH_MS = 4_000

const RETRY_AFTER_SECONDS = 10

/** PostgreSQL's `query_canceled`. */
const TIMED_OUT = '57014'

/**
 * `random_page_cost` assumes cached pages or an SSD, where random and sequential reads cost about the same. JIT compilation
 * takes longer than any of these reads.
 */
const SETTINGS = '-c default_transaction_read_only=on -c random_page_cost=1.1 -c jit=off'

/** A read query with one `?` per value. */
export type ReadQuery = {
  sql: string
  bindings?: unknown[]
  /**
   * Names a prepared statement, for one of few SQL texts whose plan suits all values. Never for a text search that may use
   * one of several indexes: the selectivity of its terms decides which one is best.
   */
  name?: string
}

const pools = new Map<keyof typeof POOLS, pg.Pool>()

/** The search that the running read belongs to. `deadline` is a `performance.now()` time. */
const search = new AsyncLocalStorage<{ deadline: number }>()

/** Runs all reads of `work` on the search pool. They throw `ReadTimeoutError` after four seconds in total. */
export function readAsSearch<Result>(work: () => Promise<Result>): Promise<Result> {
  return search.run({ deadline: performance.now() + LONGEST_SEARCH_MS }, work)
}

/**
 * Reads publicly visible rows with the driver, without the query builder. Throws `ReadTimeoutError` after ten seconds, in a
 * search after two.
 */
export async function readRows<Row extends object>(query: ReadQuery): Promise<Row[]> {
  const { deadline } = search.getStore() ?? {}
  if (deadline !== undefined && performance.now() > deadline) throw tooSlow()
  let count = 0
  const text = query.sql.replaceAll('?', () => `$${++count}`)
  const { name, bindings: values = [] } = query
  try {
    const pool = open(deadline === undefined ? 'plain' : 'search')
    const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text, values })
    return rows
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : error
  }
}

/** A prepared statement's name for a generated SQL text. */
export function nameOfText(sql: string): string {
  return hash('sha1', sql, 'base64url')
}

/** Closes the pools; the next read opens new ones. */
export async function closeReads(): Promise<void> {
  const closing = [...pools.values()]
  pools.clear()
  await Promise.all(closing.map((pool) => pool.end()))
}

function open(name: keyof typeof POOLS): pg.Pool {
  const opened = pools.get(name)
  if (opened) return opened
  const { connections, longestMs } = POOLS[name]
  const pool = new pg.Pool({
    connectionString: sharedSettings().databaseUrl,
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: longestMs,
    statement_timeout: longestMs,
    options: SETTINGS,
  })
  pool.on('error', (error) =>
    logger.warn(
      { error: error.message },
      'read pool lost a connection; the next read opens another'
    )
  )
  pools.set(name, pool)
  return pool
}

function tooSlow(): ReadTimeoutError {
  return new ReadTimeoutError({ retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Whether a statement, or a wait for a connection, timed out. The driver gives the latter no error code. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    code === TIMED_OUT ||
    /timeout exceeded when trying to connect|connection timeout/.test(error.message)
  )
}
