import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'

/** Random fractions. `START_SEED` repeats them. */
const SEED = Number(process.env.START_SEED ?? Date.now() % 2 ** 31)

test('a first start that was killed at a random moment is recovered', async (t) => {
  t.diagnostic(`START_SEED=${SEED} repeats the moments of this run`)
  const dataDir = temporaryFolder(t)
  for (let round = 1; round <= 10; round++) {
    const owner = startOwner(t, dataDir)
    // A random delay until the kill, not a wait for a condition.
    await delay(50 + fraction(SEED + round) * 900)
    await owner.end('SIGKILL')
  }
  await opensCleanly(dataDir)
})

test('a first start that was killed after any of its steps is recovered', async (t) => {
  for (let moment = 100; moment <= 1000; moment += 100) {
    const dataDir = temporaryFolder(t)
    const owner = startOwner(t, dataDir)
    await delay(moment)
    await owner.end('SIGKILL')
    await opensCleanly(dataDir)
  }
})

test('abandoned folders of a first start are removed, other files are kept', async (t) => {
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

test('the database of a cluster without one is created', async (t) => {
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

/** A fraction of one that depends on a seed. */
function fraction(seed: number): number {
  return createHash('sha256').update(String(seed)).digest().readUInt32BE() / 2 ** 32
}
