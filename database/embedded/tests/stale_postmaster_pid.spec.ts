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

test('a dead process', (t) => opensWith(t, () => 4194305))

test("a living stranger who got the dead server's number", async (t) => {
  const otherMember = spawn('sleep', ['600'])
  afterwards(t, () => otherMember.kill())
  await once(otherMember, 'spawn')
  await opensWith(t, () => otherMember.pid!)
  assert.equal(otherMember.exitCode ?? otherMember.signalCode, null)
})

test('our own number, as in a container that was killed', (t) => opensWith(t, () => process.pid))

test('an empty file, as a power loss leaves it', async (t) => {
  const dataDir = await stoppedCluster(t)
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '')
  await keepsItsRow(t, dataDir)
})

/** Puts the file of a real run back, with another process's number. */
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
