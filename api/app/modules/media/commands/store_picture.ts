import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import type { Upload } from '#modules/media/rules/upload'
import { UsedUploadUrlError } from '#modules/media/errors'
import { inspectPicture } from '#modules/media/decoder/inspect_picture'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/** Stores an uploaded file if it is a picture. The original stays private; a worker makes the public variants. */
export async function storePicture(upload: Upload, path: string, network: string): Promise<void> {
  const sender = { memberId: upload.ownerId, network }
  const { width, height } = await inspectPicture(sender, path)
  const { size } = await stat(path)
  const originalKey = `originals/${upload.id}/${randomUUID()}`
  await drive.use().moveFromFs(path, originalKey)

  try {
    await markStored(upload, { originalKey, width, height, size })
  } catch (error) {
    if (error instanceof UsedUploadUrlError) await drive.use().delete(originalKey)
    throw error
  }
}

async function markStored(
  { id, attempt }: Upload,
  picture: { originalKey: string; width: number; height: number; size: number }
): Promise<void> {
  await inTransaction(async (trx) => {
    const stored = await sql(
      trx,
      `update media set state = 'stored', original_key = $3, width = $4, height = $5, stored_bytes = $6, arriving_until = null
       where id = $1 and state = 'issued' and attempts = $2 returning id`,
      [id, attempt, picture.originalKey, picture.width, picture.height, picture.size]
    )
    if (stored.length === 0) throw new UsedUploadUrlError()
    await recordEvent(trx, 'media.uploaded', id, { mediaId: id })
  })
}
