import type { ApplicationService } from '@adonisjs/core/types'
import { CATEGORIES } from '@saajha/contract/categories'
import { sql } from '#shared/database/sql'

/** Migrates the database to this version: tables, queues and categories. Idempotent. */
export async function prepareDatabase(app: ApplicationService): Promise<void> {
  await migrateTables(app)
  await migrateQueues()
  await seedCategories(app)
}

async function migrateTables(app: ApplicationService): Promise<void> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: 'migrations' })
  await migrator.run()
  if (migrator.error) throw migrator.error
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
