import { DateTime } from 'luxon'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import {
  BookingDatesError,
  LongBookingError,
  PastBookingError,
  ReversedBookingError,
} from '#modules/interactions/errors'

const MAX_DAYS = 366

/**
 * The validated days of a booking request as YYYY-MM-DD. Throws an `HttpError` 422 unless they exist, are in
 * order, not in the past in India and at most 366 days apart.
 */
export function bookingDates(
  startDate: string | null | undefined,
  endDate: string | null | undefined
): { startDate: string; endDate: string } {
  const start = dayOf(startDate)
  const end = dayOf(endDate)
  if (end < start) throw new ReversedBookingError()
  if (start < DateTime.now().setZone(TIME_ZONE).startOf('day')) {
    throw new PastBookingError()
  }
  if (end.diff(start, 'days').days > MAX_DAYS) {
    throw new LongBookingError()
  }
  return { startDate: start.toISODate()!, endDate: end.toISODate()! }
}

function dayOf(text: string | null | undefined): DateTime {
  const day = DateTime.fromISO(text ?? '', { zone: TIME_ZONE })
  if (!day.isValid) throw new BookingDatesError()
  return day
}
