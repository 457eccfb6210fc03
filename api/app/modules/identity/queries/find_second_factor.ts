import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

type Found = { id: string; isConfirmed: boolean; recoveryCodesLeft: number }

/** The member's second factor; undefined if its set-up was not started. */
export async function findSecondFactor(userId: string): Promise<Found | undefined> {
  const [factor] = await sql<Found>(
    db,
    `select id, confirmed_at is not null as "isConfirmed",
       (select count(*)::int from recovery_codes r where r.user_id = f.user_id) as "recoveryCodesLeft"
     from second_factors f where user_id = $1`,
    [userId],
    { prepare: true }
  )
  return factor
}
