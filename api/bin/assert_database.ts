import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import pg from 'pg'
import { IS_UNFINISHED } from '#shared/backup/unfinished_restore'

const TIMEOUT_MS = 10_000

const PREPARE = 'node build/bin/console.js database:prepare'

/** PostgreSQL's and Node's codes of errors that the operator corrects in `DATABASE_URL`. */
const FAULTS: Record<string, string> = {
  '3D000': 'names a database that does not exist',
  '28P01': 'has a user or a password that PostgreSQL rejects',
  '28000': 'has a user or a password that PostgreSQL rejects',
  'ENOTFOUND': 'names a host that cannot be found',
  'EAI_AGAIN': 'names a host that cannot be found',
  'ECONNREFUSED': 'names a host and port where no PostgreSQL listens',
}

/** The database cannot be used by this release. The message tells the operator what to do. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError'
}

/**
 * Returns the names of the migrations that have run and of those that this release still runs. Throws `UnusableDatabaseError` if the
 * database does not answer within ten seconds, if a restore into it has not finished, if it has a migration that this release does
 * not know, unless `ALLOW_NEWER_DATABASE` is `on`, or if it lacks one, unless `isPrepared` is false.
 */
export async function assertDatabase(
  app: ApplicationService,
  { isPrepared = true } = {}
): Promise<{ applied: string[]; missing: string[] }> {
  // Not before the settings are complete.
  const { default: env } = await import('#start/env')
  const known = await knownMigrations(app)
  const applied = await appliedMigrations(env.get('DATABASE_URL'))
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0 && env.get('ALLOW_NEWER_DATABASE') !== 'on')
    throw new UnusableDatabaseError(
      `The database is of a newer release (${unknown.at(-1)}): start that release, restore a backup, or set ALLOW_NEWER_DATABASE=on while nodes of both releases run.`
    )
  const missing = known.filter((name) => !applied.includes(name))
  if (isPrepared && missing.length > 0)
    throw new UnusableDatabaseError(
      `The database lacks ${missing.length} of this release’s migrations: run ${PREPARE} first.`
    )
  return { applied, missing }
}

/** The names of the migrations of this release, without folders. */
export async function knownMigrations(app: ApplicationService): Promise<string[]> {
  const files = await readdir(app.makePath('../database/migrations'))
  return files.filter((file) => /^\d{4}_\w+\.(ts|js)$/.test(file)).map(nameOf)
}

async function appliedMigrations(connectionString: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  // A connection that breaks meanwhile rejects the query.
  client.on('error', () => {})
  try {
    await client.connect()
    await assertNotUnfinished(client)
    const tables = await client.query(`select where to_regclass('adonis_schema') is not null`)
    if (tables.rowCount === 0) return []
    const { rows } = await client.query<{ name: string }>('select name from adonis_schema')
    return rows.map(({ name }) => nameOf(name)).toSorted()
  } catch (error) {
    if (error instanceof UnusableDatabaseError) throw error
    throw unusable(error as NodeJS.ErrnoException)
  } finally {
    await client.end().catch(() => {})
  }
}

async function assertNotUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(`select ${IS_UNFINISHED} as is`)
  if (rows[0]!.is) {
    throw new UnusableDatabaseError(
      'A restore into this database has not finished: run backup:restore again.'
    )
  }
}

function nameOf(path: string): string {
  return parse(path).name
}

function unusable({ code, message }: NodeJS.ErrnoException): UnusableDatabaseError {
  const fault = code && FAULTS[code]
  return new UnusableDatabaseError(
    fault
      ? `DATABASE_URL ${fault}: correct it, or start the database.`
      : `The database of DATABASE_URL does not answer (${code ?? message}): start it, or correct DATABASE_URL.`
  )
}
