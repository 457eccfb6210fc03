import { isPriceNegotiable, type Priced } from './price.ts'
import type { Day } from './values.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days per price unit; a price per hour is for hours that owner and renter agree on. */
const DAYS_IN = { day: 1, week: 7, month: 30 }

/** Price units of a number of days, rounded up; null for a price per hour. */
export function unitsOf(days: number, priceUnit: Priced['priceUnit']): number | null {
  return priceUnit === 'hour' ? null : Math.ceil(days / DAYS_IN[priceUnit])
}

/** A booking's total in rupees, and the number of price units that it is for. */
export type BookingTotal = { amount: number; units: number }

/** The number of charged days from the first to the last (YYYY-MM-DD): their difference, and 1 for one and the same day. */
export function bookedDays(start: Day, end: Day): number {
  return Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / DAY_MS))
}

/** Whole price units, rounded up, times the price. `null` for a negotiable price and a price per hour. */
export function bookingTotal(item: Priced, days: number): BookingTotal | null {
  const units = unitsOf(days, item.priceUnit)
  if (isPriceNegotiable(item) || units === null) return null
  return { amount: Math.round(Number(item.price) * units * 100) / 100, units }
}
