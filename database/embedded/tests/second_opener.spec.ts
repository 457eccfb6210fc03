import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { afterwards } from './afterwards.ts'
import { probeOwner } from '../ownership/probe_owner.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('a second opener is rejected with one sentence while the owner is alive', async (t) => {
  const dataDir = temporaryFolder(t)
  const owner = startOwner(t, dataDir)
  await owner.opened()
  await assert.rejects(openEmbeddedPostgres({ dataDir, ifRunning: 'reject' }), (error) => {
    assert.ok(error instanceof EmbeddedPostgresError)
    assert.match(error.message, /^Saajha already runs with its data in .*DATA_DIR.*DATABASE_URL/)
    return true
  })
})

test('an attached opener shares the server and cannot stop it', async (t) => {
  const dataDir = temporaryFolder(t)
  const owner = startOwner(t, dataDir)
  const url = await owner.opened()
  const attached = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  assert.equal(attached.connectionString, url)
  await attached.stop()
  assert.deepEqual(await query(url, 'select 1 as one'), [{ one: 1 }])

  // The owner is the holder of the lock, not any connection to `postgres`.
  await owner.end('SIGKILL')
  const next = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await next.stop()
})

test('one of several simultaneous first starts owns the server, and the others attach', async (t) => {
  const dataDir = temporaryFolder(t)
  const openers = Array.from({ length: 4 }, () => startOwner(t, dataDir, 'attach'))
  const urls = await Promise.all(openers.map((opener) => opener.opened()))
  assert.equal(new Set(urls).size, 1)
  assert.deepEqual(await query(urls[0]!, 'select 1 as one'), [{ one: 1 }])
  await Promise.all(openers.map((opener) => opener.end('SIGTERM')))
})

test('exactly one of several simultaneous starts with ifRunning reject succeeds', async (t) => {
  const dataDir = temporaryFolder(t)
  const openers = Array.from({ length: 4 }, () => startOwner(t, dataDir))
  const results = await Promise.all(openers.map((opener) => opener.result()))
  assert.equal(results.filter((result) => result.connectionString).length, 1)
  const rejected = results.filter((result) => /already runs/.test(result.message ?? ''))
  assert.equal(rejected.length, 3, JSON.stringify(results))
})

test('a copy of a served data folder is not mistaken for the original', async (t) => {
  const dataDir = temporaryFolder(t)
  const copy = temporaryFolder(t)
  const original = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  afterwards(t, () => original.stop())
  await cp(join(dataDir, 'postgres'), join(copy, 'postgres'), { recursive: true })

  const database = await openEmbeddedPostgres({ dataDir: copy, ifRunning: 'attach' })
  afterwards(t, () => database.stop())
  assert.notEqual(database.connectionString, original.connectionString)
  const { port, password } = new URL(original.connectionString)
  assert.equal(await probeOwner(Number(port), password, join(dataDir, 'postgres')), 'owned')
  assert.equal(await probeOwner(Number(port), password, join(copy, 'postgres')), 'silent')
  const [row] = await query(database.connectionString, 'show data_directory')
  assert.equal(row.data_directory, join(copy, 'postgres'))
})
