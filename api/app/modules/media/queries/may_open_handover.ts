import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * Returns whether a photo is in a handover record of a booking that this member has, as its owner or its renter, or, for an
 * administrator, of one that is reported.
 */
export async function mayOpenHandover(
  { id, isAdministrator }: { id: string; isAdministrator: boolean },
  url: string
): Promise<boolean> {
  // Without a limit, for which the planner would scan the table in hope of an early row.
  const records = await sql(
    db,
    `select from handover_photos
     where image_urls @> $1::text[] and ($2 = any(member_ids) or ($3 and is_reported))`,
    [[url], id, isAdministrator]
  )
  return records.length > 0
}
