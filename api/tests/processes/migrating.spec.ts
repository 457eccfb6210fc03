import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import { Postgres } from '#harness/postgres'
import { aceProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'
import { migrateUpTo } from '#tests/releases/migrate_up_to'

test.group('A migration of a database in use', (group) => {
  group.tap((test) => test.tags(['@long']).timeout(270_000))

  test('gives way to a transaction that holds a lock, runs again, and is printed with its time', async ({
    assert,
    cleanup,
  }) => {
    const folder = await dataFolder()
    cleanup(() => folder.forget())
    const postgres = await Postgres.create(join(folder.path, 'postgres'))
    cleanup(() => postgres.crash())
    const DATA_DIR = join(folder.path, 'data')
    await mkdir(DATA_DIR)
    await migrateUpTo('0067_bookings_past_days', postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    cleanup(() => client.end())

    await client.query('begin; lock table adonis_schema in share row exclusive mode')
    const prepare = aceProgram(['database:prepare'], { DATA_DIR, DATABASE_URL: postgres.url })
    cleanup(() => prepare.stop('SIGKILL').then(() => {}))
    await prepare.waitForOutput('waits for a lock; it runs again')
    await client.query('commit')
    const { code, output } = await prepare.ended
    assert.equal(code, 0, output)
    assert.match(output, /Migrating the database: 0068_media_marketplace[^]+done after \d+\.\d s/)
  })
})
