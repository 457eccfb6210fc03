import type { Day } from '@saajha/contract/values'
import { sql, type SqlClient } from '#shared/database/sql'

/** What a notification shows of a booking. */
type BookingSummary = {
  itemTitle: string
  itemImageUrl: string | null
  startDate: Day
  endDate: Day
  completedAt: Date | null
}

/** The summary of a booking that exists. */
export async function summaryOfBooking(client: SqlClient, id: string): Promise<BookingSummary> {
  const [summary] = await sql<BookingSummary>(
    client,
    `select item_title as "itemTitle", item_image_urls[1] as "itemImageUrl", start_date::text as "startDate",
       end_date::text as "endDate", completed_at as "completedAt"
     from bookings where id = $1`,
    [id],
    { prepare: true }
  )
  return summary!
}
