import assert from 'node:assert/strict'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { afterwards } from './afterwards.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('a start is rejected if the data folder or a folder above it is a file', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  await writeFile(dataDir, '')
  await rejects(dataDir, /it is a file and not a folder/)
  await rejects(join(dataDir, 'below'), /it is a file and not a folder/)
})

test('a start is rejected if the cluster is a file', async (t) => {
  const dataDir = temporaryFolder(t)
  await writeFile(join(dataDir, 'postgres'), '')
  await rejects(dataDir, /it is a file and not a folder/)
})

test('a start is rejected if the data folder cannot be created', async () => {
  await rejects('/proc/saajha', /cannot be created|may not write/)
})

test(
  'a start is rejected if the data folder is not writable',
  { skip: process.getuid?.() === 0 },
  async (t) => {
    const dataDir = temporaryFolder(t)
    await chmod(dataDir, 0o500)
    afterwards(t, () => chmod(dataDir, 0o700))
    await rejects(dataDir, /this user may not write there/)
  }
)

test('a start is rejected with the data of another PostgreSQL version', async (t) => {
  const dataDir = temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await rejects(dataDir, /is of PostgreSQL 16 and Saajha includes PostgreSQL 18/)
})

test("a start is rejected with data that is not PostgreSQL's", async (t) => {
  const dataDir = temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), '')
  await rejects(dataDir, /not PostgreSQL's data/)
})

test('a start is rejected with damaged data or without the password', async (t) => {
  const dataDir = temporaryFolder(t)
  const database = await openEmbeddedPostgres({ dataDir, ifRunning: 'reject' })
  await database.stop()

  await rm(join(dataDir, 'postgres', 'global', 'pg_control'))
  await rejects(dataDir, /cannot start .*postgres\.log/)
  await rm(join(dataDir, 'postgres', 'saajha.password'))
  await rejects(dataDir, /password .* is missing/)
})

async function rejects(dataDir: string, reason: RegExp) {
  await assert.rejects(openEmbeddedPostgres({ dataDir, ifRunning: 'reject' }), (error) => {
    assert.ok(error instanceof EmbeddedPostgresError, String(error))
    assert.match(error.message, reason)
    assert.match(error.message, /^[A-Z][^\n]*DATA_DIR[^\n]*DATABASE_URL[^\n]*\.$/)
    return true
  })
}
