import { daysProblem } from '@saajha/contract/rental_days'
import {
  BookingDatesError,
  DistantDaysError,
  LongBookingError,
  PastBookingError,
  ReversedBookingError,
} from '#modules/interactions/errors'
import { todayInIndia } from '#shared/time/day_in_india'

/**
 * The validated days of a booking request as YYYY-MM-DD. Throws an `HttpError` 422 unless they exist, are in
 * order, not in the past in India, at most 366 days apart and at most two years ahead.
 */
export function bookingDates(
  startDate: string | null | undefined,
  endDate: string | null | undefined
): { startDate: string; endDate: string } {
  const days = { startDate: startDate ?? '', endDate: endDate ?? '' }
  const problem = daysProblem(days.startDate, days.endDate, todayInIndia())
  if (problem === 'unknown') throw new BookingDatesError()
  if (problem === 'reversed') throw new ReversedBookingError()
  if (problem === 'past') throw new PastBookingError()
  if (problem === 'tooMany') throw new LongBookingError()
  if (problem === 'tooFar') throw new DistantDaysError()
  return days
}
