import type { Booking } from '@saajha/contract/booking'
import { addDays, momentInIndia } from '#shared/time/day_in_india'

/** Days after the last one from which the renter may say that the item was returned; at noon the system takes it as returned. */
export const DAYS_TO_RETURN = 2

/** When the system takes an item as returned. */
export function completionDue({ endDate }: Pick<Booking, 'endDate'>): Date {
  return momentInIndia(addDays(endDate, DAYS_TO_RETURN), '12:00')
}
