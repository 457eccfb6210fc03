import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { CLAIMED_FOR, type Upload } from '#modules/media/rules/upload'
import {
  UnplayableVideoTypeError,
  UnreadableVideoError,
  UsedUploadUrlError,
} from '#modules/media/errors'
import { runInspection } from '#modules/media/decoder/inspection'
import { findMedia } from '#modules/media/queries/find_media'
import { variantKey, videoFile } from '#modules/media/rules/media_kind'
import { sql } from '#shared/database/sql'

/**
 * Stores an uploaded file if it is a video of the type its URL was issued for, and publishes it immediately: unchanged
 * but without the location and other metadata.
 */
export async function storeVideo(
  { id, attempt, ownerId, ...upload }: Upload,
  path: string,
  network: string
): Promise<void> {
  const contentType = upload.contentType!
  const container = contentType === 'video/webm' ? 'webm' : 'iso'
  const result = await runInspection(
    { memberId: ownerId, network },
    { do: 'clean video', path, container }
  )
  if (typeof result === 'object')
    throw new UnplayableVideoTypeError({ codec: result.unplayableCodec })
  if (result !== 'cleaned') throw new UnreadableVideoError()
  // Bytes, since the client of an object storage does not retry a stream.
  const bytes = await readFile(path)
  // Without a transaction, whose lock of the row would let requests that name the video wait for the storage.
  await renewClaim(id, attempt)
  const key = variantKey(id, videoFile(contentType))
  await drive.use().put(key, bytes)
  const stored = await sql(
    db,
    `update media set state = 'ready', stored_bytes = $3, arriving_until = null
     where id = $1 and state = 'issued' and attempts = $2 returning id`,
    [id, attempt, bytes.length]
  )
  if (stored.length > 0) return
  // The row is deleted, or another attempt has the file.
  if (!(await findMedia(id, db, { isForAdministrator: true }))) await drive.use().delete(key)
  throw new UsedUploadUrlError()
}

/** Lets no other attempt begin while this one writes the file. Throws if another one has begun. */
async function renewClaim(id: string, attempt: number): Promise<void> {
  const renewed = await sql(
    db,
    `update media set arriving_until = now() + cast($3 as interval)
     where id = $1 and state = 'issued' and attempts = $2 returning id`,
    [id, attempt, CLAIMED_FOR]
  )
  if (renewed.length === 0) throw new UsedUploadUrlError()
}
