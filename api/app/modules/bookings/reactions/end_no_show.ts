import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Booking, BookingSide } from '@saajha/contract/booking'
import { lockItem } from '#modules/catalogue/public'
import { saveContest } from '#modules/bookings/steps/no_shows'
import { takeStep } from '#modules/bookings/steps/take_step'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

type OverdueReport = Pick<Booking, 'id' | 'itemId' | 'ownerId' | 'renterId' | 'endDate'> & {
  /** A member who recorded the handover, the one who did not report if there is one. */
  recordedBy: BookingSide | null
}

/**
 * Cancels a booking if a member said that it did not take place and the other member has not contested that. A record of the
 * handover contests it too: silence does not outweigh it.
 */
export const endNoShow = reaction('end_no_show', {
  async 'booking.no_show_due'({ payload }, trx) {
    await lockItem(trx, payload.itemId)
    const report = await findOverdueReport(trx, payload.bookingId)
    if (!report) return
    if (report.recordedBy) return saveContest(trx, report, report.recordedBy)
    await takeStep(trx, 'endNoShow', { bookingId: report.id })
  },
})

async function findOverdueReport(
  trx: TransactionClientContract,
  bookingId: string
): Promise<OverdueReport | undefined> {
  const [report] = await sql<OverdueReport>(
    trx,
    `select id, item_id as "itemId", owner_id as "ownerId", renter_id as "renterId", end_date::text as "endDate",
       (select h.by_side from handovers h where h.booking_id = b.id order by h.by_side = b.no_show_reported_by limit 1)
         as "recordedBy"
     from bookings b
     where id = $1 and state in ('accepted', 'active') and no_show_contested_at is null and no_show_contest_until <= now()`,
    [bookingId],
    { prepare: true }
  )
  return report
}
