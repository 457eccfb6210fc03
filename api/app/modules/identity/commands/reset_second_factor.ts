import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Removes the second factor of the member with this email; returns whether there was one. */
export async function resetSecondFactor(email: string): Promise<boolean> {
  const removed = await sql(
    db,
    `delete from second_factors using users
     where users.id = second_factors.user_id and users.email = $1 returning second_factors.id`,
    [email]
  )
  return removed.length > 0
}
