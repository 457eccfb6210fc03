import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/upload'
import { countHeavyUpload } from '#modules/media/limits'

/**
 * Expires the upload URL of a picture that was too heavy to decode, and counts the file twice in the member's hourly
 * limit.
 */
export async function spendUpload({ id, ownerId, attempt }: Upload): Promise<void> {
  await db.rawQuery(
    `update media set expires_at = now(), arriving_until = null
     where id = :id and state = 'issued' and attempts = :attempt`,
    { id, attempt }
  )
  await countHeavyUpload(ownerId)
}
