import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { afterwards } from './afterwards.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { postgresProcesses } from './postgres_processes.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'
import { until } from './until.ts'

test('a killed owner leaves no postgres and loses no committed data', async (t) => {
  const dataDir = temporaryFolder(t)
  const owner = startOwner(t, dataDir)
  await query(await owner.opened(), 'create table kept as select 7 as value')
  await owner.end('SIGKILL')
  await until('postgres is gone', async () => (await postgresProcesses(dataDir)).length === 0)

  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  assert.deepEqual(await query(database.connectionString, 'select value from kept'), [{ value: 7 }])
})

test('a start immediately after a crash succeeds repeatedly', async (t) => {
  const dataDir = temporaryFolder(t)
  for (let round = 1; round <= 5; round++) {
    const owner = startOwner(t, dataDir)
    const url = await owner.opened()
    await query(url, 'create table if not exists rounds (round int)')
    await query(url, `insert into rounds values (${round})`)
    const [row] = await query(url, 'select array_agg(round order by round) as rounds from rounds')
    assert.equal(row.rounds.length, round)
    await owner.end('SIGKILL')
  }
})

test('a server whose owner and watchdog both died is ended before the new one starts', async (t) => {
  const dataDir = temporaryFolder(t)
  const owner = startOwner(t, dataDir)
  await query(await owner.opened(), 'create table kept as select 7 as value')
  const orphans = await postgresProcesses(dataDir)
  process.kill(await watchdogOf(dataDir), 'SIGKILL')
  await owner.end('SIGKILL')
  assert.ok((await postgresProcesses(dataDir)).length > 0)

  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  const served = await postgresProcesses(dataDir)
  assert.deepEqual(
    served.filter((pid) => orphans.includes(pid)),
    []
  )
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /received fast shutdown request/)
  assert.deepEqual(await query(database.connectionString, 'select value from kept'), [{ value: 7 }])
})

test('Ctrl-C reaches the owner and not postgres', async (t) => {
  const dataDir = temporaryFolder(t)
  const owner = startOwner(t, dataDir)
  const url = await owner.opened()
  process.kill(-owner.pid, 'SIGINT')
  assert.deepEqual(await owner.result(), { interrupted: true })
  assert.deepEqual(await query(url, 'select 1 as one'), [{ one: 1 }])
  assert.doesNotMatch(await readFile(join(dataDir, 'postgres.log'), 'utf8'), /shutdown request/)

  await owner.end('SIGTERM')
  assert.deepEqual(await postgresProcesses(dataDir), [])
})

test('the owner is notified when postgres exits by itself, and can open it again', async (t) => {
  const dataDir = temporaryFolder(t)
  const { promise: exitMessage, resolve: onExit } = Promise.withResolvers<string>()
  const first = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject', onExit })
  const [row] = await query(first.connectionString, 'create table kept as select 7 as value')
  assert.equal(row, undefined)
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(postmaster), 'SIGKILL')
  assert.match(
    await exitMessage,
    /^PostgreSQL ended unexpectedly \(signal SIGKILL\).*postgres\.log\.$/
  )
  await first.stop()

  const second = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => second.stop())
  assert.deepEqual(await query(second.connectionString, 'select value from kept'), [{ value: 7 }])
})

test('the owner takes its lock again when PostgreSQL drops its connection', async (t) => {
  const dataDir = temporaryFolder(t)
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  const locks = `select pid from pg_locks where locktype = 'advisory' and granted`
  const [before] = await query(database.connectionString, locks)
  await query(database.connectionString, `select pg_terminate_backend(${before.pid})`)
  await until('the lock is held again', async () => {
    const [now] = await query(database.connectionString, locks)
    return now !== undefined && now.pid !== before.pid
  })
})

async function watchdogOf(dataDir: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.startsWith('/bin/sh\0') && command.includes(dataDir)) return Number(pid)
  }
  throw new Error('No watchdog found')
}
