import { ChangedBookingError } from '#modules/bookings/errors'
import { mayMeet } from '#modules/bookings/policies/booking_policy'
import { lockBooking } from '#modules/bookings/queries/lock_booking'
import { eventIds } from '#modules/bookings/rules/event_ids'
import { recordStep } from '#modules/bookings/steps/record_step'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Writes where and when the members of an accepted or active booking meet, in place of what stands there; null removes it. The
 * same text changes nothing. Throws `UnknownBookingError` or `ChangedBookingError`.
 */
export async function setMeeting(memberId: string, id: string, text: string | null): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    if (!mayMeet(booking)) throw new ChangedBookingError({ state: booking.state })
    // Calendars take an event only if the number of its changes grows.
    const changed = await sql(
      trx,
      `update bookings set meeting = $2, meeting_by = $3, meeting_at = now(), times_changed = times_changed + 1, changed_at = now()
       where id = $1 and meeting is distinct from $2 returning id`,
      [id, text, booking.side],
      { prepare: true }
    )
    if (changed.length > 0)
      await recordStep(trx, 'setMeeting', eventIds(booking), { by: booking.side })
  })
}
