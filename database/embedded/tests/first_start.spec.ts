import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { afterwards } from './afterwards.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { postgresProcesses } from './postgres_processes.ts'
import { query } from './query.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('the first start creates database saajha with its settings, on loopback only', async (t) => {
  const dataDir = join(temporaryFolder(t), 'not', 'there yet')
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())

  const [row] = await query(
    database.connectionString,
    `select current_user as user, current_database() as database, lower('É') as lower,
       pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
       current_setting('timezone') as timezone, current_setting('listen_addresses') as addresses,
       current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync,
       current_setting('max_connections') as connections, host(inet_server_addr()) as host,
       (select rolpassword from pg_authid where rolname = 'saajha') as password
     from pg_database where datname = current_database()`
  )
  assert.match(row.password, /^SCRAM-SHA-256\$/)
  delete row.password
  assert.deepEqual(row, {
    user: 'saajha',
    database: 'saajha',
    lower: 'é',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    timezone: 'UTC',
    addresses: '127.0.0.1',
    sockets: '',
    fsync: 'on',
    connections: '200',
    host: '127.0.0.1',
  })
  assert.equal((await stat(join(dataDir, 'postgres', 'saajha.password'))).mode & 0o777, 0o600)

  const wrong = database.connectionString.replace(/:[^:@]+@/, ':wrong@')
  await assert.rejects(query(wrong, 'select 1'), /password authentication failed/)
})

test('trigrams and full text support Devanagari', async (t) => {
  const dataDir = temporaryFolder(t)
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())

  await query(database.connectionString, 'create extension pg_trgm')
  const [row] = await query(
    database.connectionString,
    `select array_length(show_trgm('किराया'), 1) as trigrams, to_tsvector('simple', 'किराया घर')::text as words`
  )
  assert.deepEqual(row, { trigrams: 7, words: `'किराया':1 'घर':2` })
})

test('data survives stop and start, and stop may be called twice', async (t) => {
  const dataDir = temporaryFolder(t)
  const first = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await query(first.connectionString, 'create table kept as select 7 as value')
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  assert.deepEqual(await postgresProcesses(dataDir), [])

  const second = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => second.stop())
  assert.deepEqual(await query(second.connectionString, 'select value from kept'), [{ value: 7 }])
})

test('a process without a call of stop exits and leaves no postgres', async (t) => {
  const dataDir = temporaryFolder(t)
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('../open_embedded_postgres.ts'))})
    await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, ifRunning: 'reject' })`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: 'inherit',
    timeout: 20_000,
  })
  assert.equal(status, 0)
})

test('the user’s PG* variables do not apply', async (t) => {
  const dataDir = temporaryFolder(t)
  const strange = { PGSSLMODE: 'require', PGDATABASE: 'nowhere', PGPORT: '1', PGDATA: '/nowhere' }
  Object.assign(process.env, strange)
  afterwards(t, () => Object.keys(strange).forEach((name) => delete process.env[name]))
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  assert.deepEqual(await query(database.connectionString, 'select 1 as one'), [{ one: 1 }])
})

test('the size of the log is bounded', async (t) => {
  const dataDir = temporaryFolder(t)
  const log = join(dataDir, 'postgres.log')
  await writeFile(log, '')
  await truncate(log, 2 * 1024 * 1024)
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  assert.ok((await stat(log)).size < 10_000)
  assert.match(await readFile(log, 'utf8'), /ready to accept connections/)
  assert.equal((await stat(`${log}.old`)).size, 2 * 1024 * 1024)
})
