import db from '@adonisjs/lucid/services/db'
import { DOCUMENT_PICTURE_DAYS } from '@saajha/contract/verification'
import { deleteUnusedPictures, findDiskProblem } from '#modules/media/public'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

const BATCH_SIZE = 500

/** Documents with pictures that were decided long enough ago. */
const IS_DUE = `status <> 'pending' and document_image_urls <> '{}'
  and coalesce(verified_at, created_at) < now() - make_interval(days => ${DOCUMENT_PICTURE_DAYS})`

/**
 * Deletes the pictures of documents some days after their decision. What was checked stays: type, masked number, name and
 * decision. Does nothing if the media disk may belong to another database. Safe to repeat, to interrupt and to run during
 * changes of names that reopen documents.
 */
export async function deleteDecidedPictures(stopping?: AbortSignal): Promise<void> {
  if (await findDiskProblem()) return
  let ids: string[]
  do {
    ids = await nextDue()
    for (const id of ids) {
      if (stopping?.aborted) return
      await deletePictures(id)
    }
  } while (ids.length === BATCH_SIZE)
}

async function nextDue(): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db,
    `select id from verification_documents where ${IS_DUE} limit $1`,
    [BATCH_SIZE]
  )
  return rows.map(({ id }) => id)
}

function deletePictures(id: string): Promise<void> {
  return inTransaction(async (trx) => {
    const [document] = await sql<{ urls: string[] }>(
      trx,
      `update verification_documents set document_image_urls = '{}' where id = $1 and ${IS_DUE}
       returning old.document_image_urls as urls`,
      [id]
    )
    if (document) await deleteUnusedPictures(trx, document.urls)
  })
}
