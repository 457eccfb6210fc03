import assert from 'node:assert/strict'
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { afterwards } from './afterwards.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { query } from './query.ts'
import { startOwner } from './start_owner.ts'
import { temporaryFolder } from './temporary_folder.ts'

describe('started as root', { skip: process.getuid?.() !== 0 }, () => {
  test('all files belong to root with user namespaces', async (t) => {
    const dataDir = temporaryFolder(t)
    await keepsItsRow(dataDir)
    assert.equal((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid, 0)
  })

  test('a cluster created without user namespaces belongs to a system user, also when they are available again', async (t) => {
    const dataDir = temporaryFolder(t)
    await chmod(dataDir, 0o755)
    const restore = await disableUserNamespaces(t)
    await keepsItsRow(dataDir)
    assert.notEqual((await stat(join(dataDir, 'postgres'))).uid, 0)

    const owner = startOwner(t, dataDir)
    await owner.opened()
    await owner.end('SIGKILL')
    restore()
    await keepsItsRow(dataDir)
  })

  test('a cluster created with user namespaces is chowned to the system user without them', async (t) => {
    const dataDir = temporaryFolder(t)
    await chmod(dataDir, 0o755)
    await keepsItsRow(dataDir)
    await disableUserNamespaces(t)
    await keepsItsRow(dataDir)
  })

  test('a folder that only root can enter is rejected without user namespaces, with one sentence', async (t) => {
    const dataDir = temporaryFolder(t)
    await disableUserNamespaces(t)
    await assert.rejects(openEmbeddedPostgres({ dataDir, ifRunning: 'reject' }), {
      name: 'EmbeddedPostgresError',
      message: /^PostgreSQL does not run as root.*ordinary user.*DATA_DIR.*DATABASE_URL[^\n]*\.$/,
    })
  })
})

/** Prepends an `unshare` to PATH that fails like the kernel's. */
async function disableUserNamespaces(t: TestContext) {
  const programs = join(temporaryFolder(t), 'bin')
  await mkdir(programs)
  const script = '#!/bin/sh\necho "unshare failed: Operation not permitted" >&2\nexit 1\n'
  await writeFile(join(programs, 'unshare'), script, { mode: 0o755 })
  const path = process.env.PATH
  const restore = () => void (process.env.PATH = path)
  process.env.PATH = `${programs}${delimiter}${path}`
  afterwards(t, restore)
  return restore
}

async function keepsItsRow(dataDir: string) {
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await query(database.connectionString, 'create table if not exists kept as select 7 as value')
  const rows = await query(database.connectionString, 'select value from kept')
  await database.stop()
  assert.deepEqual(rows, [{ value: 7 }])
}
