import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bookingStep, type BookingStepName } from '@saajha/contract/booking_steps'
import type { BookingIds, StepDetails } from '#modules/bookings/events'
import { recordEventsAt } from '#shared/outbox/record_event'

/** Records the event of a step of one booking, with what its reactions need to know. */
export async function recordStep(
  trx: TransactionClientContract,
  name: BookingStepName,
  booking: BookingIds,
  details: StepDetails
): Promise<void> {
  await recordSteps(trx, name, [booking], details)
}

/** Records the events of a step that many bookings took. */
export async function recordSteps(
  trx: TransactionClientContract,
  name: BookingStepName,
  bookings: BookingIds[],
  details: StepDetails
): Promise<void> {
  if (bookings.length === 0) return
  const events = bookings.map((ids) => ({
    due: {},
    aggregateId: ids.bookingId,
    payload: { ...ids, ...details },
  }))
  await recordEventsAt(trx, `booking.${bookingStep(name).outcome}`, events)
}
