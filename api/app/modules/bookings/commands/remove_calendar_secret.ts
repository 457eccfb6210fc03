import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Ends the secret by which calendar apps read a member's bookings, if there is one. */
export async function removeCalendarSecret(memberId: string): Promise<void> {
  await sql(db, 'delete from calendar_feeds where user_id = $1', [memberId])
}
