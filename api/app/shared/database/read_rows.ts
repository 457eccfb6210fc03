import { hash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'

/** Reads wait for each other here, and writes never wait for them: those have the connections of `config/database.ts`. */
const CONNECTIONS = 8

/** No public read is worth more; what takes longer ends as an error instead of piling up. */
const LONGEST_MS = 10_000

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

let pool: pg.Pool | undefined

/** Asks for rows that anybody may see, straight from the driver. Throws after ten seconds. */
export async function readRows<Row extends object>(question: Question): Promise<Row[]> {
  let count = 0
  const text = question.sql.replaceAll('?', () => `$${++count}`)
  const { rows } = await open().query<Row & pg.QueryResultRow>({
    name: question.name,
    text,
    values: question.bindings ?? [],
  })
  return rows
}

/** A name for a text that is put together. */
export function nameOfText(sql: string): string {
  return hash('sha1', sql, 'base64url')
}

/** Lets go of the connections; the next question opens new ones. */
export async function closeReads(): Promise<void> {
  const closing = pool
  pool = undefined
  await closing?.end()
}

function open(): pg.Pool {
  if (pool) return pool
  pool = new pg.Pool({
    connectionString: env.get('DATABASE_URL'),
    max: CONNECTIONS,
    idleTimeoutMillis: 60_000,
    statement_timeout: LONGEST_MS,
    options: SETTINGS,
  })
  return pool.on('error', (error) =>
    logger.warn({ error: error.message }, 'A connection for reads was lost; others are opened')
  )
}
