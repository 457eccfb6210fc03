import type { Day } from '@saajha/contract/values'
import { sql, type SqlClient } from '#shared/database/sql'

/** What a notification shows of a booking. */
type BookingSummary = {
  itemTitle: string
  itemImageUrl: string | null
  startDate: Day
  endDate: Day
  completedAt: Date | null
  /** The conversation of its members about the listing, if they have one. */
  conversationId: string | null
}

/** The summary of a booking that exists. */
export async function summaryOfBooking(client: SqlClient, id: string): Promise<BookingSummary> {
  const [summary] = await sql<BookingSummary>(
    client,
    `select item_title as "itemTitle", item_image_urls[1] as "itemImageUrl", start_date::text as "startDate",
       end_date::text as "endDate", completed_at as "completedAt",
       (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId"
     from bookings b where id = $1`,
    [id],
    { prepare: true }
  )
  return summary!
}
