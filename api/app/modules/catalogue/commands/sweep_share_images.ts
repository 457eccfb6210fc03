import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { SHARE_IMAGES } from '#modules/catalogue/storefront/share_image'
import { findDiskProblem } from '#modules/media/public'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

const BATCH = 500

/**
 * Deletes the share image folders of listings that are no longer public, unless the disk may belong to another database.
 * Idempotent; safe to run concurrently on several nodes and to abort.
 */
export async function sweepShareImages(stopping?: AbortSignal): Promise<void> {
  if (await findDiskProblem()) return
  const disk = drive.use()
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(SHARE_IMAGES, { paginationToken })
    const ids = [...page.objects].map(({ name }) => name).filter(isUuid)
    for (let at = 0; at < ids.length; at += BATCH) {
      if (stopping?.aborted) return
      for (const id of await unlistedOf(ids.slice(at, at + BATCH))) {
        if (stopping?.aborted) return
        await disk.deleteAll(`${SHARE_IMAGES}/${id}`)
      }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function unlistedOf(ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db,
    `select stored.id from unnest($1::uuid[]) as stored (id)
     where not exists (select 1 from items i where i.id = stored.id and ${IS_LISTED})`,
    [ids]
  )
  return rows.map(({ id }) => id)
}
