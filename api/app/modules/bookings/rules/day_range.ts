import { DateTime } from 'luxon'
import type { Day } from '@saajha/contract/values'
import { DayRangeError } from '#modules/bookings/errors'

/** The days of one request for a calendar, and of one change of days. */
export const MAX_DAYS = 400

/** PostgreSQL has no year 0. */
const FIRST_DAY = '0001-01-01'

/** Throws `DayRangeError` unless both days exist, in this order and at most 400 days apart. */
export function assertDayRange(from: Day, to: Day): void {
  const span = DateTime.fromISO(to, { zone: 'utc' }).diff(
    DateTime.fromISO(from, { zone: 'utc' }),
    'days'
  )
  // It is NaN if a day does not exist.
  const isRange = from >= FIRST_DAY && span.days >= 0 && span.days <= MAX_DAYS
  if (!isRange) throw new DayRangeError({ max: MAX_DAYS })
}
