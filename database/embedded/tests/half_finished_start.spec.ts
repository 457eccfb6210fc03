import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('first starts killed at random moments heal', async (t) => {
  const dataDir = temporaryFolder(t)
  for (let round = 1; round <= 10; round++) {
    const owner = startOwner(t, dataDir)
    // The moment itself is random: this is no waiting for something.
    await delay(50 + Math.random() * 900)
    await owner.end('SIGKILL')
  }
  await opensCleanly(dataDir)
})

test('each moment of a first start, one after the other, heals', async (t) => {
  for (let moment = 100; moment <= 1000; moment += 100) {
    const dataDir = temporaryFolder(t)
    const owner = startOwner(t, dataDir)
    await delay(moment)
    await owner.end('SIGKILL')
    await opensCleanly(dataDir)
  }
})

test('leftovers of a first start are removed, others in the folder are not', async (t) => {
  const dataDir = temporaryFolder(t)
  // 2 ** 22 is above the largest process id of Linux.
  const leftover = join(dataDir, 'postgres.unfinished-4194305-abcdef', 'cluster')
  await mkdir(leftover, { recursive: true })
  await writeFile(join(leftover, 'PG_VERSION'), '18\n')
  await writeFile(join(dataDir, 'photo.jpg'), 'kept')
  await mkdir(join(dataDir, 'postgres'))
  await opensCleanly(dataDir)
  assert.ok((await readdir(dataDir)).includes('photo.jpg'))
})

test('a cluster whose database was not created yet gets it', async (t) => {
  const dataDir = temporaryFolder(t)
  const first = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await query(first.connectionString.replace('/saajha?', '/postgres?'), 'drop database saajha')
  await first.stop()
  await opensCleanly(dataDir)
})

async function opensCleanly(dataDir: string) {
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  const rows = await query(database.connectionString, 'select current_database() as name')
  await database.stop()
  assert.deepEqual(rows, [{ name: 'saajha' }])
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.startsWith('postgres.unfinished')),
    []
  )
}
