import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Returns whether a photo is in a handover record of a booking that this member has, as its owner or its renter. */
export async function isOfOwnHandover(memberId: string, url: string): Promise<boolean> {
  // Without a limit, for which the planner would scan the table in hope of an early row.
  const records = await sql(
    db,
    'select from handover_photos where image_urls @> $1::text[] and $2 = any(member_ids)',
    [[url], memberId]
  )
  return records.length > 0
}
