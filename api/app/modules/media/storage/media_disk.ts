import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { flushStoredFile } from '#modules/media/storage/flush_stored_file'
import {
  MEDIA_KINDS,
  variantKey,
  videoFile,
  type MediaKindName,
} from '#modules/media/rules/media_kind'
import { TRASH } from '#modules/media/storage/trash'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/** The folders of the files that rows of `media` name. */
export const MEDIA_FOLDERS = ['originals', 'variants']

/** The file on the media disk with the id of the marketplace. A copy of the disk includes it. */
export const ID_FILE = 'marketplace_id'
const SAMPLE = 20

/**
 * Why the files of the media disk may not be the media of this database. `foreign`: the disk has the id of another
 * marketplace, or it has files and the database has no media. `unknown`: the disk has files, but none of a sample of the
 * database's. `empty`: the disk has no file, but the database has media.
 */
export type DiskProblem = 'foreign' | 'unknown' | 'empty'

/**
 * Compares the id of the marketplace in the database and on the media disk; null if they are equal. If one is missing, as
 * on a first start, after an upgrade, or with a backup from before there were ids, both get the same id, unless there is a
 * problem. Throws if database or disk is unavailable.
 */
export async function findDiskProblem(): Promise<DiskProblem | null> {
  const [inDatabase, onDisk] = await Promise.all([idInDatabase(), idOnDisk()])
  if (inDatabase && onDisk) return inDatabase === onDisk ? null : 'foreign'
  const known = await sampleFiles()
  if (!(await hasAny(known))) {
    const isUsed = await hasFiles()
    if (isUsed) return known.length > 0 ? 'unknown' : 'foreign'
    if (known.length > 0) return 'empty'
  }
  await writeIds(onDisk)
  return null
}

async function idInDatabase(): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>(db, 'select id from marketplace')
  return row?.id
}

/** An empty file is no id. A crash may leave one. */
export async function idOnDisk(): Promise<string | undefined> {
  const disk = drive.use()
  if (!(await disk.exists(ID_FILE))) return undefined
  const id = (await disk.get(ID_FILE)).trim()
  return isUuid(id) ? id : undefined
}

async function writeIds(onDisk = randomUUID() as string): Promise<void> {
  const [row] = await sql<{ id: string }>(
    db,
    `insert into marketplace (id) values ($1)
     on conflict (only_row) do update set id = marketplace.id returning id`,
    [onDisk]
  )
  await drive.use().put(ID_FILE, row!.id)
  await flushStoredFile(drive.use(), ID_FILE)
}

/** The storage keys of a file each of the oldest and newest media: a backup of either side still has the oldest ones. */
async function sampleFiles(): Promise<string[]> {
  const rows = await sql<{
    id: string
    kind: MediaKindName
    contentType: string | null
    originalKey: string | null
  }>(
    db,
    `select id, kind, content_type as "contentType", original_key as "originalKey" from (
       (select * from media where state <> 'issued' and kind = any($2) order by id limit $1)
       union all
       (select * from media where state <> 'issued' and kind = any($2) order by id desc limit $1)
     ) m`,
    [SAMPLE, Object.keys(MEDIA_KINDS)]
  )
  return rows.map(({ id, kind, contentType, originalKey }) => {
    if (originalKey) return originalKey
    return variantKey(
      id,
      kind === 'video' ? videoFile(contentType!) : MEDIA_KINDS[kind].sizes[0].file
    )
  })
}

async function hasAny(keys: string[]): Promise<boolean> {
  for (const key of keys) if (await drive.use().exists(key)) return true
  return false
}

/** Whether the disk has any file of media, or had it. */
export async function hasFiles(): Promise<boolean> {
  for (const folder of [...MEDIA_FOLDERS, TRASH]) {
    const { objects } = await drive.use().listAll(folder, { recursive: true })
    for (const { isFile } of objects) if (isFile) return true
  }
  return false
}
