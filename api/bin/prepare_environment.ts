import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEY_FILES } from '#bin/key_files'
import { restrictFolder } from '#bin/restrict_folder'
import { publicKeyOf } from '#start/vapid_keys'

/** The resources of an embedded start; call `close` after the application has stopped. */
export type PreparedEnvironment = { isEmbedded: boolean; close(): Promise<void> }

/**
 * Completes the settings before they are read: the data folder, generated keys outside production, and an embedded database
 * if `DATABASE_URL` is not set. Throws `EmbeddedPostgresError` if the data folder is not writable, also beside an external
 * database: uploads arrive in it.
 */
export async function prepareEnvironment(options: {
  ifRunning: 'attach' | 'reject'
  onDatabaseExit?: (message: string) => void
}): Promise<PreparedEnvironment> {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? join(repository, '.data'))
  if (process.env.DATABASE_URL) {
    await assertWritable(process.env.DATA_DIR)
    await provideKeys()
    await restrictFiles()
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
  await restrictFiles()
  return { isEmbedded: true, close: () => postgres.stop() }
}

const repository = fileURLToPath(new URL('../../', import.meta.url))

async function assertWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe.${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw await unwritable(dataDir)
  }
}

async function unwritable(dataDir: string): Promise<Error> {
  const { EmbeddedPostgresError } =
    await import('@saajha/database/embedded/embedded_postgres_error')
  return new EmbeddedPostgresError(
    `The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`
  )
}

/** Generates missing keys once and stores them with the data that they protect. In production keys must be configured. */
async function provideKeys(): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  const dataDir = process.env.DATA_DIR!
  try {
    await mkdir(dataDir, { recursive: true })
    process.env.APP_KEY ||= await readOrGenerateKey(join(dataDir, KEY_FILES.APP_KEY))
    process.env.DOCUMENT_KEY ||= await readOrGenerateKey(join(dataDir, KEY_FILES.DOCUMENT_KEY))
    if (!process.env.VAPID_PUBLIC_KEY && !process.env.VAPID_PRIVATE_KEY) {
      // Any 32 random bytes are a private key.
      process.env.VAPID_PRIVATE_KEY = await readOrGenerateKey(
        join(dataDir, KEY_FILES.VAPID_PRIVATE_KEY)
      )
      process.env.VAPID_PUBLIC_KEY = publicKeyOf(process.env.VAPID_PRIVATE_KEY)
    }
  } catch {
    throw await unwritable(dataDir)
  }
}

/**
 * Restricts existing and future files to this account, because they include images of identity documents and e-mails. Runs after the
 * start of the embedded database, whose account needs access to the data folder.
 */
async function restrictFiles(): Promise<void> {
  process.umask(0o077)
  try {
    for (const folder of ['media', 'incoming', 'mail']) {
      await restrictFolder(join(process.env.DATA_DIR!, folder))
    }
  } catch (error) {
    console.error(`The modes of the files in ${process.env.DATA_DIR} cannot be changed:`, error)
  }
}

/** Reads or generates a key. The hard link makes the write atomic, so that concurrent starts use the same key. */
async function readOrGenerateKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
