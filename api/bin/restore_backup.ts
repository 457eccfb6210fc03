import type { ApplicationService } from '@adonisjs/core/types'
import type pg from 'pg'
import { knownMigrations } from '#bin/assert_database'
import { restoreKeys } from '#bin/key_files'
import { migrateTo } from '#bin/migrate_to'
import { prepareDatabase } from '#bin/prepare_database'
import { BackupError } from '#shared/backup/backup_error'
import { decryptKeys } from '#shared/backup/encrypted_keys'
import { loadTables } from '#shared/backup/load_tables'
import { KEYS, MEDIA, type Manifest } from '#shared/backup/manifest'
import { bytesOf, readArchive } from '#shared/backup/read_archive'
import { withSession } from '#shared/backup/session'
import {
  emptyDatabase,
  IS_UNFINISHED,
  markUnfinished,
  removeMark,
} from '#shared/backup/unfinished_restore'
import { verifyBackup } from '#shared/backup/verify_backup'

type RestoreOptions = {
  /** Whether the data of the target are replaced, if it has any. */
  replaces: boolean
  /** That of the keys, if they are restored. */
  passphrase?: string
  print: (line: string) => void
}

/** `settings` are the restored keys that the operator has to set, by name. */
export type Restored = { manifest: Manifest; settings: string[] }

/**
 * Restores a backup into the database and the media disk of the settings. No server uses them meanwhile. Nothing is written
 * before the whole file is verified. A restore that is killed leaves the former data, or a mark by which no server starts; the
 * next one begins again. Throws a `BackupError` with what the operator has to do.
 */
export async function restoreBackup(
  app: ApplicationService,
  file: string,
  { replaces, passphrase, print }: RestoreOptions
): Promise<Restored> {
  const manifest = await verifyBackup(file)
  print(`The backup of ${manifest.createdAt} is complete and undamaged`)
  await assertKnown(app, manifest)
  const keys = passphrase === undefined ? {} : await readKeys(file, manifest, passphrase)
  return withSession(process.env.DATABASE_URL!, async (client) => {
    await assertUnused(client)
    const isEmpty = await assertReplaceable(client, manifest, replaces)
    // Files of an unfinished restore would else look like those of another marketplace. Those beside data stay valid.
    if (isEmpty) await markUnfinished(client)
    if (manifest.media) await restoreMedia(file, manifest, print)
    await emptyDatabase(client)
    await migrateTo(app, manifest.migrations)
    await loadTables(client, file, manifest)
    print(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows are restored`)
    await client.query('analyze')
    await prepareDatabase(app, print)
    if (manifest.media && manifest.marketplaceId) await identify(manifest.marketplaceId)
    const settings = await restoreKeys(keys)
    await removeMark(client)
    return { manifest, settings }
  })
}

async function assertKnown(app: ApplicationService, { migrations }: Manifest): Promise<void> {
  const known = await knownMigrations(app)
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer release (${unknown.at(-1)}): restore it with that release.`
    )
  }
}

async function readKeys(
  file: string,
  { hasKeys }: Manifest,
  passphrase: string
): Promise<Record<string, string>> {
  if (!hasKeys) throw new BackupError('The backup has no keys: restore it without --keys.')
  for await (const entry of readArchive(file)) {
    if (entry.name === KEYS) return decryptKeys(await bytesOf(entry), passphrase)
  }
  throw new BackupError('The backup has no keys: restore it without --keys.')
}

/** Servers and workers hold connections while they run. */
async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
       and coalesce(backend_type, 'client backend') = 'client backend'`
  )
  if (rows[0]!.count > 0) {
    throw new BackupError(
      `The database is in use (${rows[0]!.count} connections): stop all servers and workers first.`
    )
  }
}

/** Returns whether the database has no data. Throws if data would be replaced that must not be. */
async function assertReplaceable(
  client: pg.Client,
  { media, marketplaceId }: Manifest,
  replaces: boolean
): Promise<boolean> {
  const { rows } = await client.query<
    Record<'isUnfinished' | 'hasTables' | 'isOwn' | 'hasMembers', boolean>
  >(
    `select ${IS_UNFINISHED} as "isUnfinished",
       exists (select from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')) as "hasTables",
       to_regclass('public.adonis_schema') is not null and to_regclass('public.users') is not null as "isOwn"`
  )
  const { isUnfinished, hasTables, isOwn } = rows[0]!
  if (isUnfinished) return true
  if (hasTables && !isOwn) {
    throw new BackupError('The database has tables of another program: correct DATABASE_URL.')
  }
  const hasMembers = isOwn && (await client.query('select from users limit 1')).rowCount === 1
  if (hasMembers && !replaces) {
    throw new BackupError('The database has members: restore into an empty one, or add --replace.')
  }
  const { isDiskOf } = await import('#modules/media/public')
  if (media && !replaces && !(await isDiskOf(marketplaceId))) {
    throw new BackupError(
      'The media disk has files of another database: choose an empty DATA_DIR or S3_BUCKET, or add --replace.'
    )
  }
  return !hasMembers
}

async function restoreMedia(
  file: string,
  { parts }: Manifest,
  print: (line: string) => void
): Promise<void> {
  const { restoreFile } = await import('#modules/media/public')
  const hashes = new Map(parts.map(({ name, sha256 }) => [name, sha256]))
  let files = 0
  for await (const { name, chunks } of readArchive(file)) {
    if (!name.startsWith(MEDIA)) continue
    await restoreFile(name.slice(MEDIA.length), hashes.get(name)!, chunks)
    files++
  }
  print(`${files} pictures and videos are restored`)
}

async function identify(marketplaceId: string): Promise<void> {
  const { identifyDisk } = await import('#modules/media/public')
  await identifyDisk(marketplaceId)
}
