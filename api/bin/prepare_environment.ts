import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restrictFolder } from '#bin/restrict_folder'

/** What an embedded start brought up; `close` takes it down after the application. */
export type PreparedEnvironment = { isEmbedded: boolean; close(): Promise<void> }

/**
 * Fills in what the settings leave out, before anything reads them: the data folder, a key of its own, and the embedded
 * database where no `DATABASE_URL` is set.
 */
export async function prepareEnvironment(options: {
  ifRunning: 'attach' | 'reject'
  onDatabaseExit?: (message: string) => void
}): Promise<PreparedEnvironment> {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? join(repository, '.data'))
  if (process.env.DATABASE_URL) {
    await provideKeys()
    await keepFilesPrivate()
    return { isEmbedded: false, async close() {} }
  }
  const { openEmbeddedPostgres } = await import('@saajha/database/embedded/open_embedded_postgres')
  const postgres = await openEmbeddedPostgres({
    dataDir: process.env.DATA_DIR,
    ifRunning: options.ifRunning,
    onExit: options.onDatabaseExit,
  })
  process.env.DATABASE_URL = postgres.connectionString
  await provideKeys()
  await keepFilesPrivate()
  return { isEmbedded: true, close: () => postgres.stop() }
}

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** In production keys must be given; elsewhere they are made once and kept with the data they protect. */
async function provideKeys(): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  const dataDir = process.env.DATA_DIR!
  try {
    await mkdir(dataDir, { recursive: true })
    process.env.APP_KEY ||= await readOrMakeKey(join(dataDir, 'app_key'))
    process.env.DOCUMENT_KEY ||= await readOrMakeKey(join(dataDir, 'document_key'))
  } catch {
    const { EmbeddedPostgresError } =
      await import('@saajha/database/embedded/embedded_postgres_error')
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`
    )
  }
}

/**
 * Pictures of identity documents are among the files: nobody but this account reads what is written from now on, or was
 * before. Only now, as the account of the embedded database enters the data folder too.
 */
async function keepFilesPrivate(): Promise<void> {
  process.umask(0o077)
  try {
    for (const folder of ['media', 'incoming']) {
      await restrictFolder(join(process.env.DATA_DIR!, folder))
    }
  } catch (error) {
    console.error(`The modes of the files in ${process.env.DATA_DIR} cannot be changed:`, error)
  }
}

/** A key is whole or absent, and two starts at the same moment agree on one. */
async function readOrMakeKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
