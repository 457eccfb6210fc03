import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/upload'

/** Releases the claim of a failed upload, so that the member can send another file. */
export async function releaseUpload({ id, attempt }: Upload): Promise<void> {
  await db.rawQuery(
    `update media set arriving_until = null where id = :id and state = 'issued' and attempts = :attempt`,
    { id, attempt }
  )
}
