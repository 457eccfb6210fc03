import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { findDiskProblem, MEDIA_FOLDERS, type DiskProblem } from '#modules/media/storage/media_disk'
import { checkMedia } from '#modules/media/steps/check_media'
import { deleteFile, keyBeforeTrash, moveFile, TRASH, trashKey } from '#modules/media/storage/trash'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { metrics } from '#shared/operations/metrics'

const UPLOAD_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** The database may be older than a file, or another one, for as long as its operator needs to notice. */
const MIN_AGE_MS = 3 * DAY_MS
const TRASH_MS = 30 * DAY_MS
/** A run moves no lost file if they are of more media than this and more than this share of all files. */
const MAX_LOST_MEDIA = 20
const MAX_LOST_SHARE = 0.05
const BATCH = 500

const NOTHING_MOVED = 'no file is moved or deleted'
const STOPPED: Record<DiskProblem | 'too_many', string> = {
  foreign: `the media disk belongs to another database; ${NOTHING_MOVED}`,
  unknown: `the media disk has none of the files of this database; ${NOTHING_MOVED}`,
  empty: `the media disk is empty, but the database has media; their pictures are missing`,
  too_many: `too many files have no row; none is moved until an operator runs media:sweep`,
}

type Change = 'trashed' | 'restored' | 'deleted'
type StoredObject = { key: string; getMetaData(): Promise<{ lastModified: Date }> }
/** What the rows say of a file. `obsolete`: the original of a private picture whose variants exist. */
type Use = 'named' | 'lost' | 'obsolete'

/**
 * Moves to the trash what nothing uses a day after its upload URL was issued or its last use ended (removed from a listing, or of a
 * deleted one), and deletes the originals of private pictures that remained beside their variants. Reads only the files whose time
 * has come. Restores what a row names again, and deletes what has been in the trash for 30 days and partial files of broken uploads.
 * Does nothing if the media may belong to another database. Concurrent and interrupted runs are safe.
 */
export async function clearUnusedMedia(stopping?: AbortSignal): Promise<void> {
  await sweep((count) => clearUnused(count, stopping))
}

/**
 * Does what `clearUnusedMedia` does, and lists all files: one without a row is moved to the trash once it is three days old.
 * Moves none of them if there are too many, unless `isLimited` is false. Then it also looks at all media.
 */
export async function sweepMedia(stopping?: AbortSignal, { isLimited = true } = {}): Promise<void> {
  await sweep(async (count) => {
    if (!isLimited) await checkAllAgain(stopping)
    await clearUnused(count, stopping)
    await moveLostFiles(count, isLimited, stopping)
  })
}

type Count = (change: Change) => void

async function sweep(run: (count: Count) => Promise<void>): Promise<void> {
  const problem = await findDiskProblem()
  if (problem) return stopSweep(problem, {})
  const changes: Record<Change, number> = { trashed: 0, restored: 0, deleted: 0 }
  const count = (change: Change) => {
    changes[change]++
    metrics.mediaFiles.inc({ change })
  }
  try {
    await run(count)
  } finally {
    const hasChanges = Object.values(changes).some((number) => number > 0)
    if (hasChanges) logger.info(changes, 'media swept; the trash keeps files for 30 days')
  }
}

async function clearUnused(count: Count, stopping?: AbortSignal): Promise<void> {
  await sweepTrash(count, stopping)
  await deleteUnusedMedia(count, stopping)
  await removeBrokenUploads()
}

function stopSweep(reason: keyof typeof STOPPED, details: object): void {
  metrics.stoppedMediaSweeps.inc({ reason })
  logger.error(details, `media sweep stopped: ${STOPPED[reason]}`)
}

/** A row that names a file again is of a database that was restored. */
async function sweepTrash(count: Count, stopping?: AbortSignal): Promise<void> {
  const disk = drive.use()
  for await (const files of listFiles(TRASH)) {
    const uses = await findUses(files.map(({ key }) => keyBeforeTrash(key)))
    for (const [index, file] of files.entries()) {
      if (stopping?.aborted) return
      if (uses[index] === 'named') {
        await moveFile(disk, file.key, keyBeforeTrash(file.key))
        count('restored')
      } else if (await isOlder(file, TRASH_MS)) {
        await deleteFile(disk, file.key)
        count('deleted')
      }
    }
  }
}

/**
 * Rows are deleted first: a file without a row is lost, and `moveLostFiles` moves it if this run is killed before. A batch is
 * finished when the run is stopped, and has no more media than `moveLostFiles` accepts.
 */
async function deleteUnusedMedia(count: Count, stopping?: AbortSignal): Promise<void> {
  const disk = drive.use()
  while (!stopping?.aborted) {
    const batch = await inTransaction((trx) => checkMedia(trx, MAX_LOST_MEDIA))
    for (const id of batch.withoutOriginal) {
      for await (const files of listFiles(`originals/${id}`)) {
        for (const { key } of files) {
          await deleteFile(disk, key)
          count('deleted')
        }
      }
    }
    for (const folder of MEDIA_FOLDERS) {
      for (const id of batch.deleted) {
        for await (const files of listFiles(`${folder}/${id}`)) {
          for (const { key } of files) {
            await moveFile(disk, key, trashKey(key))
            count('trashed')
          }
        }
      }
    }
    if (batch.checked < MAX_LOST_MEDIA) return
  }
}

/** Has each file checked again that was in use when it was last checked. */
async function checkAllAgain(stopping?: AbortSignal): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after && !stopping?.aborted) {
    const rows: { id: string }[] = await sql(
      db,
      `with next as (select id from media where check_at is null and id > $1 order by id limit $2),
         due as (update media m set check_at = now() from next where m.id = next.id)
       select id from next order by id desc limit 1`,
      [after, BATCH]
    )
    after = rows[0]?.id
  }
}

async function moveLostFiles(
  count: Count,
  isLimited: boolean,
  stopping?: AbortSignal
): Promise<void> {
  const disk = drive.use()
  const lost: string[] = []
  let all = 0
  for (const folder of MEDIA_FOLDERS) {
    for await (const files of listFiles(folder)) {
      if (stopping?.aborted) return
      all += files.length
      const uses = await findUses(files.map(({ key }) => key))
      for (const [index, file] of files.entries()) {
        if (uses[index] === 'obsolete') {
          await deleteFile(disk, file.key)
          count('deleted')
        } else if (uses[index] === 'lost' && (await isOlder(file, MIN_AGE_MS))) {
          lost.push(file.key)
        }
      }
    }
  }
  const lostMedia = new Set(lost.map((key) => key.split('/')[1]))
  if (isLimited && lostMedia.size > MAX_LOST_MEDIA && lost.length > all * MAX_LOST_SHARE) {
    return stopSweep('too_many', { lost: lost.length, all })
  }
  for (const key of lost) {
    if (stopping?.aborted) return
    await moveFile(disk, key, trashKey(key))
    count('trashed')
  }
}

async function* listFiles(folder: string): AsyncGenerator<StoredObject[]> {
  let paginationToken: string | undefined
  do {
    const page = await drive.use().listAll(folder, { recursive: true, paginationToken })
    const files = [...page.objects].flatMap((each) => (each.isFile ? [each] : []))
    for (let at = 0; at < files.length; at += BATCH) yield files.slice(at, at + BATCH)
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/**
 * Returns the use of each file, in the order of the keys. Files of a running upload are in use: its original is written
 * before the row names it, while `arriving_until` is set.
 */
async function findUses(keys: string[]): Promise<Use[]> {
  const rows = await sql<{ use: Use }>(
    db,
    `select case
         when m.original_key = key or m.arriving_until > now() then 'named'
         when m.state <> 'issued' and key like 'variants/%' then 'named'
         when m.state = 'ready' and m.original_key is null then 'obsolete'
         else 'lost'
       end as use
     from unnest($1::text[]) with ordinality as file (key, position)
     cross join lateral (select split_part(key, '/', 2) as folder) as path
     left join media m on m.id = case when pg_input_is_valid(folder, 'uuid') then cast(folder as uuid) end
     order by position`,
    [keys]
  )
  return rows.map(({ use }) => use)
}

/** A file that another node has moved meanwhile is not older. */
async function isOlder(file: StoredObject, ms: number): Promise<boolean> {
  const metaData = await file.getMetaData().catch(async (error: unknown) => {
    if (await drive.use().exists(file.key)) throw error
    return null
  })
  return metaData !== null && metaData.lastModified.getTime() < Date.now() - ms
}

async function removeBrokenUploads(): Promise<void> {
  for (const name of await readdir(incomingFolder).catch(() => [])) {
    const path = join(incomingFolder, name)
    const file = await stat(path).catch(() => null)
    if (file && file.mtimeMs < Date.now() - UPLOAD_MS) await rm(path, { force: true })
  }
}
