import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/rules/upload'
import { sql } from '#shared/database/sql'

/** Releases the claim of an upload that the server had no time for, and does not count the attempt. */
export async function refundUpload({ id, attempt }: Upload): Promise<void> {
  await sql(
    db,
    `update media set arriving_until = null, stored_bytes = null, attempts = attempts - 1
     where id = $1 and state = 'issued' and attempts = $2`,
    [id, attempt]
  )
}
