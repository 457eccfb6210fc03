import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/rules/upload'
import { countUploadAgain } from '#modules/media/limits'
import { sql } from '#shared/database/sql'

/**
 * Expires the upload URL of a picture that is too complex to decode, and counts the file twice in the member's hourly
 * limit.
 */
export async function expireUpload({ id, ownerId, attempt }: Upload): Promise<void> {
  await sql(
    db,
    `update media set expires_at = now(), arriving_until = null, stored_bytes = null
     where id = $1 and state = 'issued' and attempts = $2`,
    [id, attempt]
  )
  await countUploadAgain(ownerId)
}
