import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import hash from '@adonisjs/core/services/hash'
import { DEMO_PEOPLE } from '@saajha/database/demo/people'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { readTables } from '@saajha/database/releases/dump_database'
import type { Item } from '@saajha/contract/item'
import { AppClient } from '#harness/app_client'
import { Postgres } from '#harness/postgres'
import { queryDatabase } from '#harness/query_database'
import { SeededRandom } from '#harness/seeded_random'
import { until } from '#harness/until'
import { Workload } from '#harness/workload'
import { verifyBackup } from '#shared/backup/verify_backup'
import { aceProgram, serverProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { DEMO_PASSWORD } from '#tests/releases/demo_keys'
import { fillRelease } from '#tests/releases/fill_release'

const PASSPHRASE = 'a passphrase of the keys'
/** Programs that start on a busy machine take their time. */
const PATIENCE = { timeoutMs: 360_000 }
const OTHER_KEY = 'mQ8xV2nB5tR9wY1zK4pL7jH3gF6dS0aC'

test.group('A backup of a running product', (group) => {
  group.tap((test) => test.tags(['@long']).timeout(900_000))

  let root: string
  let file: string
  let contacts: number
  let postgres: Postgres
  let restored: { DATA_DIR: string; output: string }

  group.setup(async () => {
    const folder = await dataFolder()
    root = folder.path
    file = join(root, 'a.backup')
    postgres = await Postgres.create(join(root, 'postgres'))
    contacts = await backUpUnderWrites()
    const settings = await emptyTarget('restored')
    const output = await succeed(['backup:restore', file], settings)
    restored = { DATA_DIR: settings.DATA_DIR, output }
    await postgres.query('alter database saajha rename to restored', [], 'postgres')
    return async () => {
      await postgres.crash()
      await folder.forget()
    }
  })

  /** Fills an embedded product and backs it up while members write; returns how many contacts were acknowledged before. */
  const backUpUnderWrites = async (): Promise<number> => {
    const source = await preparedDataFolder()
    const DATA_DIR = source.path
    await addDemoMembers(DATA_DIR)
    const port = await findFreePort()
    const settings = { DATA_DIR, NODE_ENV: 'development', BACKUP_PASSPHRASE: PASSPHRASE }
    const server = serverProgram({ ...settings, PORT: String(port), RATE_LIMITS: 'off' })
    await server.waitForOutput('is ready')
    const url = `http://127.0.0.1:${port}`
    await fillRelease(url, (sql, values) => queryEmbeddedDatabase(DATA_DIR, sql, values))
    const size = { owners: 4, senders: 8 }
    const workload = await Workload.open([url], size, new SeededRandom(7))
    let isEnough = false
    const writes = workload.writeUntil(() => isEnough, 300)
    await until('there are contacts', () => workload.acknowledged.size > 20, PATIENCE)
    const before = workload.acknowledged.size
    const { code, output } = await aceProgram(['backup:create', file, '--keys'], settings).ended
    isEnough = true
    await writes
    await server.stop()
    await source.forget()
    if (code !== 0) throw new Error(output)
    return before
  }

  /** Adds the members that `fillRelease()` uses, without the demo listings: their pictures take longer than all else. */
  const addDemoMembers = async (dataDir: string) => {
    const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
    const passwordHash = await hash.make(DEMO_PASSWORD)
    for (const { username, email, fullName, isVerified, role } of DEMO_PEOPLE) {
      await queryDatabase(
        database.connectionString,
        `insert into users (id, username, email, full_name, password_hash, is_verified, role)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [randomUUID(), username, email, fullName, passwordHash, isVerified, role]
      )
    }
    await database.stop()
  }

  /** Settings with a new data folder and an empty database, instead of the database of the test before. */
  const emptyTarget = async (name: string, template = 'template1') => {
    const DATA_DIR = join(root, name)
    await mkdir(DATA_DIR)
    await postgres.query('drop database if exists saajha with (force)', [], 'postgres')
    await postgres.query(`create database saajha template ${template}`, [], 'postgres')
    return { DATA_DIR, DATABASE_URL: postgres.url }
  }

  /** Settings with a copy of what the backup restores to: it costs less than a restore for each test. */
  const restoredTarget = async (name: string) => {
    const settings = await emptyTarget(name, 'restored')
    await cp(restored.DATA_DIR, settings.DATA_DIR, { recursive: true })
    return settings
  }

  const succeed = async (command: string[], settings: Record<string, string>) => {
    const { code, output } = await aceProgram(command, settings).ended
    if (code !== 0) throw new Error(output)
    return output
  }

  const unready = (settings: Record<string, string>) =>
    findFreePort().then((port) => serverProgram({ ...settings, PORT: String(port) }).ended)

  test('is restored with all rows to an external database, and from there to another folder', async ({
    assert,
    cleanup,
  }) => {
    const external = await restoredTarget('external')
    assert.include(restored.output, 'The counters equal the bookings')
    assert.include(restored.output, 'contact_counts matches its source')
    const { tables, lastMigration } = await verifyBackup(file)
    const rows = await readTables(external.DATABASE_URL, tables)
    const counts = (of: typeof tables) => of.map(({ name, rows }) => [name, rows])
    assert.deepEqual(counts(rows), counts(tables))
    assert.isAbove(tables.find(({ name }) => name === 'contact_interactions')!.rows, contacts)
    const filled = tables.filter(({ rows }) => rows > 0).map(({ name }) => name)
    assert.includeMembers(filled, ['bookings', 'messages', 'handovers', 'verification_documents'])
    const [migration] = await postgres.query('select max(name) as name from adonis_schema')
    assert.include(migration.name, lastMigration)

    const again = join(root, 'again.backup')
    await succeed(['backup:create', again], external)
    const DATA_DIR = join(root, 'embedded')
    await mkdir(DATA_DIR)
    await succeed(['backup:restore', again], { DATA_DIR })
    const copy = (await verifyBackup(again)).tables
    const port = await findFreePort()
    const server = serverProgram({ DATA_DIR, PORT: String(port), WORKERS: 'off' })
    cleanup(() => server.stop().then(() => {}))
    await server.waitForOutput('is ready')
    assert.notInclude(server.output, 'had another')
    assert.deepEqual(counts(copy), counts(tables))

    const url = `http://127.0.0.1:${port}`
    const asha = await new AppClient(url).signIn('asha', DEMO_PASSWORD)
    const { id } = await asha.get('/api/auth/user')
    const items: Item[] = await asha.get(`/api/items?ownerId=${id}&limit=100`)
    const picture = items.find(({ imageUrls }) => imageUrls.length > 0)!.imageUrls[0]!
    assert.equal((await fetch(new URL(picture, url), { redirect: 'manual' })).status, 200)
  })

  test('keeps values, sequences, generated columns and triggers', async ({ assert }) => {
    const external = await restoredTarget('values')
    const again = join(root, 'values.backup')
    // Before the backup, since the time of the last one is written after its snapshot.
    const { tables } = await verifyBackup(file)
    const before = await readTables(external.DATABASE_URL, tables)
    await succeed(['backup:create', again, '--without-media'], external)
    await succeed(['backup:restore', again, '--replace'], external)
    assert.deepEqual(await readTables(external.DATABASE_URL, tables), before)
    const [generated] = await postgres.query(
      `select count(*)::int as empty from items where search_words is null or json_fields is null`
    )
    assert.equal(generated.empty, 0)
    const disabled = await postgres.query(
      `select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`
    )
    assert.isEmpty(disabled)
  })

  test('replaces a database with members only on --replace, and no tables of another program', async ({
    assert,
  }) => {
    const foreign = await emptyTarget('invoices')
    await postgres.query('create table invoices (id int)')
    const rejected = await aceProgram(['backup:restore', file, '--replace'], foreign).ended
    assert.equal(rejected.code, 1)
    assert.include(rejected.output, 'The database has tables of another program')

    const external = await restoredTarget('members')
    await postgres.query(`update users set full_name = 'Changed Since'`)
    const again = await aceProgram(['backup:restore', file], external).ended
    assert.equal(again.code, 1)
    assert.include(again.output, 'The database has members: restore into an empty one, or add --')
    const changed = `select count(*)::int from users where full_name = 'Changed Since'`
    assert.isAbove((await postgres.query(changed))[0].count, 0)
    await succeed(['backup:restore', file, '--replace'], external)
    assert.equal((await postgres.query(changed))[0].count, 0)
  })

  test('is not restored beside pictures of another marketplace', async ({ assert }) => {
    const external = await emptyTarget('foreign')
    const picture = join(external.DATA_DIR, 'media/variants', randomUUID(), 'full.webp')
    await mkdir(dirname(picture), { recursive: true })
    await writeFile(picture, 'a picture')
    const { code, output } = await aceProgram(['backup:restore', file], external).ended
    assert.equal(code, 1)
    assert.include(output, 'The media disk has files of another database')
    assert.deepEqual(await postgres.query(`select from pg_class where relname = 'users'`), [])
  })

  test('is not restored while a server uses the database', async ({ assert, cleanup }) => {
    const external = await restoredTarget('used')
    const server = serverProgram({ ...external, PORT: String(await findFreePort()) })
    cleanup(() => server.stop().then(() => {}))
    await server.waitForOutput('is ready')
    const { code, output } = await aceProgram(['backup:restore', file], external).ended
    assert.equal(code, 1)
    assert.match(output, /The database is in use \(\d+ connections\): stop all servers and workers/)
  })

  test('leaves the former data if the restore is killed before it replaces them', async ({
    assert,
  }) => {
    const external = await restoredTarget('kept')
    await postgres.query(`update users set full_name = 'Changed Since'`)
    const release = await holdLock('items', 'access share')
    const restore = aceProgram(['backup:restore', file, '--replace'], external)
    await until(
      'the restore waits for the lock',
      async () => {
        const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and usename = 'saajha'`
        // On another database, since a restore takes a connection to its own for a server.
        return (await postgres.query(waiting, [], 'postgres')).length === 1
      },
      PATIENCE
    )
    await restore.stop('SIGKILL')
    // The connection of a killed program keeps its locks while it waits for one.
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = 'saajha' and usename = 'saajha' and pid <> pg_backend_pid()`
    )
    const [kept] = await postgres.query(
      `select count(*)::int from users where full_name <> 'Changed Since'`
    )
    assert.equal(kept.count, 0)
    await release()
    const PORT = String(await findFreePort())
    const server = await serverProgram({ ...external, PORT }).waitForOutput('is ready')
    await server.stop()
  })

  test('lets no server start after a restore that was killed, until it has run again', async ({
    assert,
    cleanup,
  }) => {
    const external = await emptyTarget('killed')
    const restore = aceProgram(['backup:restore', file], external)
    await restore.waitForOutput('rows are restored')
    await restore.stop('SIGKILL')
    for (const { code, output } of [
      await unready(external),
      await aceProgram(['work'], external).ended,
      await aceProgram(['database:prepare'], external).ended,
    ]) {
      assert.equal(code, 1)
      assert.include(output, 'A restore into this database has not finished: run backup:restore')
    }
    await succeed(['backup:restore', file], external)
    const server = serverProgram({ ...external, PORT: String(await findFreePort()) })
    cleanup(() => server.stop().then(() => {}))
    await server.waitForOutput('is ready')
  })

  test('appears only when it is complete: a killed backup:create leaves no backup', async ({
    assert,
  }) => {
    const external = await restoredTarget('incomplete')
    const created = join(root, 'incomplete.backup')
    const release = await holdLock('users')
    const create = aceProgram(['backup:create', created], external)
    await until('the backup has begun', () => existsSync(`${created}.unfinished`), PATIENCE)
    await create.stop('SIGKILL')
    await release()
    assert.isFalse(existsSync(created))
    await succeed(['backup:create', created], external)
    await verifyBackup(created)
    assert.isFalse(existsSync(`${created}.unfinished`))
  })

  test('restores the keys to the files of an installation that generates them', async ({
    assert,
  }) => {
    const external = await emptyTarget('keys')
    const generated = { ...external, NODE_ENV: 'development', APP_KEY: '', DOCUMENT_KEY: '' }
    const wrong = { ...generated, BACKUP_PASSPHRASE: 'another passphrase' }
    const { code, output } = await aceProgram(['backup:restore', file, '--keys'], wrong).ended
    assert.equal(code, 1)
    assert.include(output, 'The passphrase is not that of the keys in this backup')

    const without = await succeed(['backup:restore', file], generated)
    assert.include(without, 'After a restore, set the keys of the backup')
    const right = { ...generated, BACKUP_PASSPHRASE: PASSPHRASE }
    const restored = await succeed(['backup:restore', file, '--replace', '--keys'], right)
    assert.notInclude(restored, 'set the keys of the backup')
    const PORT = String(await findFreePort())
    const server = await serverProgram({ ...generated, PORT }).waitForOutput('is ready')
    await server.stop()
    assert.notInclude(server.output, 'had another')
  })

  test('leads to one sentence at the first start with other keys', async ({ assert }) => {
    const external = await restoredTarget('other keys')
    const other = { ...external, APP_KEY: OTHER_KEY }
    const sentences: string[] = []
    for (const settings of [other, external]) {
      const PORT = String(await findFreePort())
      const server = await serverProgram({ ...settings, PORT }).waitForOutput('is ready')
      await server.stop()
      sentences.push(server.output.split('\n').find((line) => line.includes('had another')) ?? '')
    }
    assert.deepEqual(sentences, [
      'This database had another APP_KEY: all members have to sign in again and no two-step sign-in works. ' +
        'After a restore, set the keys of the backup.',
      '',
    ])
  })

  /** Locks a table on a connection of another user. A restore does not take that for a server. */
  const holdLock = async (table: string, mode = 'access exclusive') => {
    await postgres.query('drop role if exists visitor')
    await postgres.query(`create role visitor login superuser password 'visitor'`)
    const url = Object.assign(new URL(postgres.url), { username: 'visitor', password: 'visitor' })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query(`begin; lock table ${table} in ${mode} mode`)
    return () => client.end()
  }
})
