import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/rules/upload'
import { sql } from '#shared/database/sql'

/** Releases the claim of a failed upload, so that the member can send another file. */
export async function releaseUpload({ id, attempt }: Upload): Promise<void> {
  await sql(
    db,
    `update media set arriving_until = null, stored_bytes = null where id = $1 and state = 'issued' and attempts = $2`,
    [id, attempt]
  )
}
