import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { incomingFolder } from '#modules/media/incoming_folder'
import { sql } from '#shared/database/sql'

const FOLDERS = ['originals', 'variants']
const UPLOAD_MS = 60 * 60 * 1000
const BATCH = 500
const ID = '/([0-9a-f]{8}-[0-9a-f-]{27})/'

/**
 * Removes unused uploads: expired URLs, pictures and videos unused for a day (unpublished, removed from a listing, or
 * of a deleted one), files without a row, and partial files of broken uploads. Concurrent and interrupted runs are
 * safe.
 */
export async function sweepMedia(stopping?: AbortSignal): Promise<void> {
  await deleteUnusedMedia()
  for (const folder of FOLDERS) await removeLostFiles(folder, stopping)
  await removeBrokenUploads()
}

/** Rows are deleted first: a file without a row is lost, and the next step removes it. */
async function deleteUnusedMedia(): Promise<void> {
  await sql(
    db,
    `delete from media m
     where (arriving_until is null or arriving_until < now())
       and (state = 'issued' and expires_at < now() - interval '1 hour'
         or state <> 'issued' and created_at < now() - interval '1 day')
       and not exists (select 1 from media_in_use u where u.id = m.id)`
  )
}

/**
 * Files of a running upload are skipped: its original is written before the row names it, while `arriving_until` is
 * set.
 */
async function removeLostFiles(folder: string, stopping?: AbortSignal): Promise<void> {
  const disk = drive.use()
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken })
    const keys = [...page.objects].flatMap((each) => (each.isFile ? [each.key] : []))
    for (let at = 0; at < keys.length; at += BATCH) {
      if (stopping?.aborted) return
      for (const { key, isFolderLost } of await findLostFiles(keys.slice(at, at + BATCH))) {
        if (stopping?.aborted) return
        await (isFolderLost ? disk.deleteAll(dirname(key)) : disk.delete(key))
      }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function findLostFiles(keys: string[]): Promise<{ key: string; isFolderLost: boolean }[]> {
  return sql<{ key: string; isFolderLost: boolean }>(
    db,
    `select key, m.id is null and key ~ '${ID}' as "isFolderLost" from unnest($1::text[]) as key
     left join media m on m.id = cast(substring(key from '${ID}') as uuid)
     where not coalesce(
       m.original_key = key or m.arriving_until > now() or m.state <> 'issued' and key like 'variants/%',
       false
     )`,
    [keys]
  )
}

async function removeBrokenUploads(): Promise<void> {
  for (const name of await readdir(incomingFolder).catch(() => [])) {
    const path = join(incomingFolder, name)
    const file = await stat(path).catch(() => null)
    if (file && file.mtimeMs < Date.now() - UPLOAD_MS) await rm(path, { force: true })
  }
}
