import type { Booking } from '@saajha/contract/booking'
import { addDays, momentInIndia } from '#shared/time/day_in_india'

/** Days after the last one from which the renter may say that the item was returned; at noon the system takes it as returned. */
export const DAYS_TO_RETURN = 2

/** When the system takes an item as returned. */
export function completionDue({ endDate }: Pick<Booking, 'endDate'>): Date {
  return momentInIndia(addDays(endDate, DAYS_TO_RETURN), '12:00')
}

/** The hours before the agreed return at which the members are reminded of it. */
const HOURS_BEFORE_RETURN = 2

/** When the members are reminded of the return: in the morning of the last day, or on it before the agreed hour. */
export function returnDue({ endDate, returnAt }: Pick<Booking, 'endDate' | 'returnAt'>): Date {
  if (returnAt === null) return momentInIndia(endDate, '10:00')
  const due = momentInIndia(endDate, returnAt).getTime() - HOURS_BEFORE_RETURN * 3_600_000
  return new Date(Math.max(due, momentInIndia(endDate, '00:00').getTime()))
}

/** When the members are told that the item should be back: in the morning after the last day. */
export function overdueFrom({ endDate }: Pick<Booking, 'endDate'>): Date {
  return momentInIndia(addDays(endDate, 1), '10:00')
}
