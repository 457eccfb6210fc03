import { ArchiveWriter } from '#shared/backup/archive_writer'
import { BackupError } from '#shared/backup/backup_error'
import { dumpTables, readSequences } from '#shared/backup/dump_tables'
import { encryptKeys } from '#shared/backup/encrypted_keys'
import { FORMAT, KEYS, MEDIA, type Manifest } from '#shared/backup/manifest'
import { inSession, withSession } from '#shared/backup/session'
import { keysInUse } from '#bin/key_files'
import type { ApplicationService } from '@adonisjs/core/types'
import type pg from 'pg'

const SNAPSHOT = 'begin isolation level repeatable read read only'

type Origin = Pick<Manifest, 'postgres' | 'migrations' | 'marketplaceId'>

/** What a backup has besides the tables: media files, and the secret keys if there is a passphrase for them. */
type BackupOptions = { hasMedia: boolean; passphrase?: string }

/**
 * Writes a backup of the database as it is now, while servers and workers go on. Throws a `BackupError` if the file cannot be
 * written or the media are missing.
 */
export async function createBackup(
  app: ApplicationService,
  file: string,
  { hasMedia, passphrase }: BackupOptions
): Promise<Omit<Manifest, 'parts'>> {
  const archive = await ArchiveWriter.open(file)
  try {
    const manifest = await withSession(process.env.DATABASE_URL!, (client) =>
      inSession(client, SNAPSHOT, async () => {
        const origin = await readOrigin(client)
        if (hasMedia) await assertMedia(origin)
        const createdAt = new Date().toISOString()
        const tables = await dumpTables(client, archive)
        const sequences = await readSequences(client)
        const media = hasMedia ? await addMedia(client, archive) : null
        return {
          ...{ format: FORMAT, product: app.version?.toString() ?? '', createdAt, ...origin },
          ...{ lastMigration: origin.migrations.at(-1)!, hasKeys: passphrase !== undefined },
          ...{ media, tables, sequences },
        } satisfies Omit<Manifest, 'parts'>
      })
    )
    if (passphrase !== undefined) {
      await archive.add(KEYS, await encryptKeys(keysInUse(), passphrase))
    }
    await archive.finish(manifest)
    return manifest
  } catch (error) {
    await archive.abort()
    throw error
  }
}

/** A database of a release from before marketplaces had ids has none. */
async function readOrigin(client: pg.Client): Promise<Origin> {
  const { rows: tables } = await client.query<Record<'isPrepared' | 'hasIds', boolean>>(
    `select to_regclass('adonis_schema') is not null as "isPrepared", to_regclass('marketplace') is not null as "hasIds"`
  )
  if (!tables[0]!.isPrepared)
    throw new BackupError('The database is empty: there is nothing to back up.')
  const { rows } = await client.query<Origin>(
    `select array(
         select substring(name from '[^/]+$') from adonis_schema order by substring(name from '[^/]+$') collate "C"
       ) as migrations,
       current_setting('server_version') as postgres,
       ${tables[0]!.hasIds ? '(select id from marketplace)' : 'null'} as "marketplaceId"`
  )
  return rows[0]!
}

async function assertMedia({ marketplaceId }: Origin): Promise<void> {
  const { findDiskProblem } = await import('#modules/media/public')
  if (marketplaceId === null || !(await findDiskProblem())) return
  throw new BackupError(
    'The stored pictures are missing or not those of this database: correct DATA_DIR or S3_BUCKET, or leave them out with --without-media.'
  )
}

async function addMedia(
  client: pg.Client,
  archive: ArchiveWriter
): Promise<NonNullable<Manifest['media']>> {
  const { filesToBackUp } = await import('#modules/media/public')
  const media = { files: 0, missing: 0 }
  const query = (text: string, values: unknown[]) => client.query(text, values)
  for await (const { key, file } of filesToBackUp(query)) {
    if (!file) {
      media.missing++
      continue
    }
    const chunks = await file.read({ start: 0, end: file.size - 1 })
    await archive.addChunks(`${MEDIA}${key}`, file.size, chunks)
    media.files++
  }
  return media
}
