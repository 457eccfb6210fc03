import type { HandoverRecord } from '@saajha/contract/handover'
import { sql, type SqlClient } from '#shared/database/sql'

/** All that both members of a booking recorded, replaced records included, the earliest first. */
export async function listHandovers(
  client: SqlClient,
  bookingId: string
): Promise<HandoverRecord[]> {
  return sql<HandoverRecord>(
    client,
    `select stage, by_side as by, code_confirmed as "isCodeConfirmed", parts, deposit_amount as "depositAmount", deposit_way as "depositWay",
       deposit_returned as "depositReturned", deposit_note as "depositNote", note,
       image_urls as "imageUrls", recorded_at as "recordedAt"
     from handovers where booking_id = $1 order by recorded_at, id`,
    [bookingId]
  )
}
