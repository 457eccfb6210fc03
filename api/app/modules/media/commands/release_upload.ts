import db from '@adonisjs/lucid/services/db'
import type { Arrival } from '#modules/media/arrival'

/** Frees the address of an arrival that failed, so that the member can send another file. */
export async function releaseUpload({ id, attempt }: Arrival): Promise<void> {
  await db.rawQuery(
    `update media set arriving_until = null where id = :id and state = 'issued' and attempts = :attempt`,
    { id, attempt }
  )
}
