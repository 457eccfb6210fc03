import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { afterwards } from './afterwards.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('a start succeeds with the postmaster.pid of a dead process', (t) =>
  opensWith(t, () => 4194305))

test('a start succeeds with a postmaster.pid whose id was reused by another process', async (t) => {
  const unrelated = spawn('sleep', ['600'])
  afterwards(t, () => unrelated.kill())
  await once(unrelated, 'spawn')
  await opensWith(t, () => unrelated.pid!)
  assert.equal(unrelated.exitCode ?? unrelated.signalCode, null)
})

test('a start succeeds with its own process id in postmaster.pid, as in a restarted container', (t) =>
  opensWith(t, () => process.pid))

test('a start succeeds with an empty postmaster.pid, as after a power loss', async (t) => {
  const dataDir = await stoppedCluster(t)
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '')
  await keepsItsRow(t, dataDir)
})

/** Restores the file of a real run with another process id and starts again. */
async function opensWith(t: TestContext, pid: () => number) {
  const dataDir = await stoppedCluster(t)
  const owner = startOwner(t, dataDir)
  await owner.opened()
  const path = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = (await readFile(path, 'utf8')).split('\n')
  await owner.end('SIGTERM')
  await writeFile(path, [pid(), ...lines.slice(1)].join('\n'))
  await keepsItsRow(t, dataDir)
}

async function stoppedCluster(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await query(database.connectionString, 'create table kept as select 7 as value')
  await database.stop()
  return dataDir
}

async function keepsItsRow(t: TestContext, dataDir: string) {
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => database.stop())
  assert.deepEqual(await query(database.connectionString, 'select value from kept'), [{ value: 7 }])
}
