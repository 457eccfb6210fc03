import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EmbeddedPostgresError } from '@saajha/database/embedded/embedded_postgres_error'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'

/** What an embedded start brought up; `close` takes it down after the application. */
export type PreparedEnvironment = { isEmbedded: boolean; close(): Promise<void> }

/**
 * Fills in what the settings leave out, before anything reads them: the data folder, a key of its own, and the embedded
 * database where no `DATABASE_URL` is set.
 */
export async function prepareEnvironment(options: {
  ifRunning: 'attach' | 'refuse'
  onDatabaseExit?: (message: string) => void
}): Promise<PreparedEnvironment> {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? join(repository, '.data'))
  if (process.env.DATABASE_URL) {
    await provideKey()
    return { isEmbedded: false, async close() {} }
  }
  const postgres = await openEmbeddedPostgres({
    dataDir: process.env.DATA_DIR,
    ifRunning: options.ifRunning,
    onExit: options.onDatabaseExit,
  })
  process.env.DATABASE_URL = postgres.connectionString
  await provideKey()
  return { isEmbedded: true, close: () => postgres.stop() }
}

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** In production a key must be given; elsewhere one is made once and kept with the data it protects. */
async function provideKey(): Promise<void> {
  if (process.env.APP_KEY || process.env.NODE_ENV === 'production') return
  const dataDir = process.env.DATA_DIR!
  const file = join(dataDir, 'app_key')
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new EmbeddedPostgresError(
        `The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`
      )
    }
  }
  process.env.APP_KEY = await readFile(file, 'utf8')
}
