import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import type { Upload } from '#modules/media/upload'
import { SpentUploadUrlError } from '#modules/media/errors'
import { variantKey, videoFile } from '#modules/media/media_kind'
import { cleanIsoMedia } from '#modules/media/video/clean_iso_media'
import { cleanWebm } from '#modules/media/video/clean_webm'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Stores an uploaded file if it is a video of the type its URL was issued for, and publishes it immediately: unchanged
 * except for the location and other metadata, which are removed.
 */
export async function storeVideo({ id, attempt, ...upload }: Upload, path: string): Promise<void> {
  const contentType = upload.contentType!
  const bytes = await readFile(path)
  if (contentType === 'video/webm') cleanWebm(bytes)
  else cleanIsoMedia(bytes)
  await inTransaction(async (trx) => {
    const { rowCount } = await trx.rawQuery(
      `update media set state = 'ready', arriving_until = null
       where id = :id and state = 'issued' and attempts = :attempt`,
      { id, attempt }
    )
    if (rowCount === 0) throw new SpentUploadUrlError()
    await drive.use().put(variantKey(id, videoFile(contentType)), bytes)
  })
}
