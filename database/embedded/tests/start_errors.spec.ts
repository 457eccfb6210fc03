import assert from 'node:assert/strict'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { afterwards } from './afterwards.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'
import { temporaryFolder } from './temporary_folder.ts'

test('a file in place of the data folder', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  await writeFile(dataDir, '')
  await rejects(dataDir, /a file stands where a folder is needed/)
  await rejects(join(dataDir, 'below'), /a file stands where a folder is needed/)
})

test('a file in place of the cluster', async (t) => {
  const dataDir = temporaryFolder(t)
  await writeFile(join(dataDir, 'postgres'), '')
  await rejects(dataDir, /a file stands where a folder is needed/)
})

test('a folder that cannot be made', async () => {
  await rejects('/proc/saajha', /cannot be created|may not write/)
})

test('a folder that may not be written', { skip: process.getuid?.() === 0 }, async (t) => {
  const dataDir = temporaryFolder(t)
  await chmod(dataDir, 0o500)
  afterwards(t, () => chmod(dataDir, 0o700))
  await rejects(dataDir, /this user may not write there/)
})

test("another PostgreSQL's data", async (t) => {
  const dataDir = temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await rejects(dataDir, /made by PostgreSQL 16 and Saajha brings PostgreSQL 18/)
})

test("something that is not PostgreSQL's data", async (t) => {
  const dataDir = temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), '')
  await rejects(dataDir, /not PostgreSQL's data/)
})

test('a lost password and damaged data', async (t) => {
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
