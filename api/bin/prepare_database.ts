import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { CATEGORIES } from '@saajha/contract/categories'
import { sql } from '#shared/database/sql'

/** A migration that waits longer for a lock gives way to requests and runs again after a pause. */
const ATTEMPTS = 60
const PAUSE_MS = 1_000
/** PostgreSQL's codes of a lock that was not available in time and of a deadlock. */
const LOCKED = ['55P03', '40P01']

/**
 * Migrates the database to this version: tables, queues and categories. Idempotent. `print` is called with a line before and
 * after each migration of a database that has members' data, since one may take minutes.
 */
export async function prepareDatabase(
  app: ApplicationService,
  print: (line: string) => void
): Promise<void> {
  for (let attempt = 1; !(await migrateTables(app, print, attempt === ATTEMPTS)); attempt++) {
    print('  waits for a lock; it runs again')
    await delay(PAUSE_MS)
  }
  await migrateQueues()
  await seedCategories(app)
}

/** Returns false if a lock was not available, so that the rest of the migrations is still to run; throws if it is the last attempt. */
async function migrateTables(
  app: ApplicationService,
  print: (line: string) => void,
  isLast: boolean
): Promise<boolean> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: 'migrations' })
  let isNew = false
  let began = 0
  migrator.on('create:schema:table', () => (isNew = true))
  migrator.on('migration:start', ({ file }) => {
    began = performance.now()
    if (!isNew) print(`Migrating the database: ${basename(file.name)}`)
  })
  migrator.on('migration:completed', () => {
    if (!isNew) print(`  done after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  })
  await migrator.run()
  if (!migrator.error) return true
  const { code } = migrator.error as { code?: string }
  if (isLast || !LOCKED.includes(code!)) throw migrator.error
  return false
}

async function migrateQueues(): Promise<void> {
  const { queueBackend } = await import('#shared/events/queue_backend')
  const { default: env } = await import('#start/env')
  const backend = queueBackend({
    redisUrl: env.get('REDIS_URL'),
    databaseUrl: env.get('DATABASE_URL'),
  })
  try {
    await backend.migrate()
  } finally {
    await backend.close()
  }
}

async function seedCategories(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  await sql(
    db,
    `insert into categories (id, slug, name, description, position)
     select id, slug, name, description, position
     from json_to_recordset($1::json) as c (id text, slug text, name text, description text, position smallint)
     on conflict (id) do update set name = excluded.name, description = excluded.description, position = excluded.position`,
    [JSON.stringify(CATEGORIES.map((category, position) => ({ ...category, position })))]
  )
}
