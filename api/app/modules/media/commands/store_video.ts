import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { SpentUploadAddressError } from '#modules/media/errors'
import { variantKey, videoFile } from '#modules/media/media_kind'
import { inspectVideo } from '#modules/media/queries/inspect_video'

/** Keeps the bytes of an upload, if they are a video of the type its address was given for, and shows them at once. */
export async function storeVideo(id: string, contentType: string, bytes: Buffer): Promise<void> {
  inspectVideo(bytes, contentType)
  await db.transaction(async (trx) => {
    const { rowCount } = await trx.rawQuery(
      `update media set state = 'ready' where id = ? and state = 'issued' and expires_at > now()`,
      [id]
    )
    if (rowCount === 0) throw new SpentUploadAddressError()
    await drive.use().put(variantKey(id, videoFile(contentType)), bytes)
  })
}
