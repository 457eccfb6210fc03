import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MEDIA_FOLDERS } from '#modules/media/storage/media_disk'
import { mediaIdOf } from '#modules/media/rules/media_kind'
import { deleteUnused, type MediaOfOwner } from '#modules/media/steps/check_media'
import { trashKey } from '#modules/media/storage/trash'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/**
 * Deletes those of the pictures that nothing in the transaction's view uses, with their files. The trash does not keep the
 * files. Files are deleted before the commit: a row without a file is deleted by the caller's next attempt, a file without a
 * row is not.
 */
export async function deleteUnusedPictures(
  trx: TransactionClientContract,
  urls: string[]
): Promise<void> {
  const pictures = await sql<MediaOfOwner>(
    trx,
    'select id, owner_id as "ownerId" from media where id = any($1)',
    [urls.map(mediaIdOf).filter(isUuid)]
  )
  const disk = drive.use()
  for (const id of await deleteUnused(trx, pictures))
    for (const folder of MEDIA_FOLDERS)
      for (const path of [`${folder}/${id}`, trashKey(`${folder}/${id}`)])
        await disk.deleteAll(`${path}/`)
}
