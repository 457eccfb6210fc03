import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { SpentUploadAddressError } from '#modules/media/errors'
import { inspectPicture } from '#modules/media/queries/inspect_picture'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Keeps the bytes of an upload, if they are a picture. The original stays private; the sizes that people see are made by
 * a worker. An upload that arrives twice at the same moment is kept once.
 */
export async function storePicture(id: string, bytes: Buffer): Promise<void> {
  const { width, height } = await inspectPicture(bytes)
  const originalKey = `originals/${id}/${randomUUID()}`
  await drive.use().put(originalKey, bytes)

  try {
    await keep(id, { originalKey, width, height })
  } catch (error) {
    if (error instanceof SpentUploadAddressError) await drive.use().delete(originalKey)
    throw error
  }
}

async function keep(
  id: string,
  picture: { originalKey: string; width: number; height: number }
): Promise<void> {
  await db.transaction(async (trx) => {
    const { rowCount } = await trx.rawQuery(
      `update media set state = 'stored', original_key = :originalKey, width = :width, height = :height
       where id = :id and state = 'issued' and expires_at > now()`,
      { id, ...picture }
    )
    if (rowCount === 0) throw new SpentUploadAddressError()
    await recordEvent(trx, 'media.uploaded', id, { mediaId: id })
  })
}
