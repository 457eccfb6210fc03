import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'

const connectionString = env.get('DATABASE_URL')

/** Assumes cached pages or an SSD, where random and sequential reads cost about the same. */
const RANDOM_PAGE_COST = '-c random_page_cost=1.1'

const ownRows = { connectionString, options: RANDOM_PAGE_COST }

/** Migrations give way before PostgreSQL looks for deadlocks (after a second) and before many requests queue behind them. */
const migrated = { connectionString, options: '-c lock_timeout=900ms' }

/**
 * `postgres` is for writes and for members' own rows. Public rows have connections apart from it, so that reads never delay
 * writes. Searches, and lists that may read as many rows, have connections apart from those, so that no other list waits for
 * them.
 */
export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: ownRows,
      pool: { min: 0, max: 20 },
      schemaGeneration: { enabled: false },
    },
    // One connection, since the advisory lock of migrations is released by the session that acquired it.
    migrations: {
      client: 'pg',
      connection: migrated,
      pool: { min: 0, max: 1 },
      migrations: { naturalSort: true, paths: ['../database/migrations'] },
      schemaGeneration: { enabled: false },
    },
    // A connection of its own, since a check that waits for busy ones would turn a slow node into one that is down.
    health: readOnly({ connections: 1, longestMs: 2_000 }),
    reads: readOnly({ connections: 8, longestMs: 10_000 }),
    searches: readOnly({ connections: 4, longestMs: 2_000 }),
  },
})

/**
 * Read-only connections. `longestMs` limits a statement as well as the wait for a connection, so that slow reads fail instead
 * of piling up.
 */
function readOnly({ connections, longestMs }: { connections: number; longestMs: number }) {
  // JIT compilation takes longer than any of these reads.
  const options = `-c default_transaction_read_only=on ${RANDOM_PAGE_COST} -c jit=off`
  return {
    client: 'pg' as const,
    connection: { connectionString, statement_timeout: longestMs, options },
    pool: { min: 0, max: connections, acquireTimeoutMillis: longestMs, idleTimeoutMillis: 60_000 },
    schemaGeneration: { enabled: false },
  }
}
