import db from '@adonisjs/lucid/services/db'
import { hashOfSecret, newCalendarSecret } from '#modules/bookings/rules/calendar_secret'
import { sql } from '#shared/database/sql'

/** Makes the secret by which calendar apps read a member's bookings, and returns it; an earlier one stops working. */
export async function makeCalendarSecret(memberId: string): Promise<string> {
  const secret = newCalendarSecret()
  await sql(
    db,
    `insert into calendar_feeds (user_id, secret_hash) values ($1, $2)
     on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = now()`,
    [memberId, hashOfSecret(secret)]
  )
  return secret
}
