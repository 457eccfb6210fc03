import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { UnavailableError } from '#shared/http/errors/unavailable_error'
import env from '#start/env'

/**
 * Reads wait for each other here, and writes never wait for them: those have the connections of `config/database.ts`. What
 * takes longer ends as an error instead of piling up, a statement as well as a wait for a connection.
 */
const POOLS = {
  plain: { connections: 8, longestMs: 10_000 },
  /** Apart from the others, so that a list never waits for searches. */
  search: { connections: 4, longestMs: 2_000 },
} as const

/** After so long a search sends no further statement. */
const LONGEST_SEARCH_MS = 4_000

const RETRY_AFTER_SECONDS = 10

/** PostgreSQL's `query_canceled`. */
const TIMED_OUT = '57014'

/**
 * Nothing is written here. Pages come from memory or from a disk without a head to move, so that reading one by an index
 * costs about as much as the next one; and compiling a plan takes longer than any of these reads.
 */
const SETTINGS = '-c default_transaction_read_only=on -c random_page_cost=1.1 -c jit=off'

/** A question for rows: a question mark for each value. */
export type Question = {
  sql: string
  bindings?: unknown[]
  /**
   * Where there are few such texts, and one plan suits all values: each connection then plans it once, under this name.
   * Never for a search of words that may use one of several indexes: how often they occur decides which one is best.
   */
  name?: string
}

const pools = new Map<keyof typeof POOLS, pg.Pool>()

/** The search that a read belongs to. */
const search = new AsyncLocalStorage<{ deadline: number }>()

/** Lets all reads of `work` go over the connections of searches. They throw `UnavailableError` where it takes too long. */
export function readAsSearch<Result>(work: () => Promise<Result>): Promise<Result> {
  return search.run({ deadline: performance.now() + LONGEST_SEARCH_MS }, work)
}

/** Asks for rows that anybody may see, straight from the driver. Throws `UnavailableError` after ten seconds, in a search after two. */
export async function readRows<Row extends object>(question: Question): Promise<Row[]> {
  const { deadline } = search.getStore() ?? {}
  if (deadline !== undefined && performance.now() > deadline) throw tooSlow()
  let count = 0
  const text = question.sql.replaceAll('?', () => `$${++count}`)
  const { name, bindings: values = [] } = question
  try {
    const pool = open(deadline === undefined ? 'plain' : 'search')
    const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text, values })
    return rows
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : error
  }
}

/** A name for a text that is put together. */
export function nameOfText(sql: string): string {
  return hash('sha1', sql, 'base64url')
}

/** Lets go of the connections; the next question opens new ones. */
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
    connectionString: env.get('DATABASE_URL'),
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: longestMs,
    statement_timeout: longestMs,
    options: SETTINGS,
  })
  pool.on('error', (error) =>
    logger.warn({ error: error.message }, 'A connection for reads was lost; others are opened')
  )
  pools.set(name, pool)
  return pool
}

function tooSlow(): UnavailableError {
  return new UnavailableError('This took too long to look up.', RETRY_AFTER_SECONDS)
}

/** A statement that took too long, or a wait for a connection, which the driver gives no code. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    code === TIMED_OUT ||
    /timeout exceeded when trying to connect|connection timeout/.test(error.message)
  )
}
