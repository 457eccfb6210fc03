import { daysBetween } from './calendar_days.ts'
import { isPriceNegotiable, type Priced } from './price.ts'
import type { Day, Money, TimeOfDay } from './values.ts'

const HOUR_MS = 60 * 60 * 1000

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
  return Math.max(1, daysBetween(start, end))
}

/** Whole price units, rounded up, times the price and the pieces. `null` for a negotiable price and a price per hour. */
export function bookingTotal(item: Priced, days: number, pieces = 1): BookingTotal | null {
  const units = unitsOf(days, item.priceUnit)
  if (isPriceNegotiable(item) || units === null) return null
  return { amount: inPaise(Number(item.price) * units * pieces), units }
}

/** What a renter asks for: days, pieces of the item, and the times at which they collect and return it, if agreed. */
export type RequestedRental = {
  startDate: Day
  endDate: Day
  units: number
  collectAt: TimeOfDay | null
  returnAt: TimeOfDay | null
}

/** The milliseconds from collecting to returning on one day; null on several days and without both times. */
function timeOnOneDay({ startDate, endDate, collectAt, returnAt }: RequestedRental): number | null {
  if (startDate !== endDate || collectAt === null || returnAt === null) return null
  return timeMs(returnAt) - timeMs(collectAt)
}

/** Whether a rental of one day with both times returns the item after it was collected; true for other rentals. */
export function hasTimesInOrder(rental: RequestedRental): boolean {
  const time = timeOnOneDay(rental)
  return time === null || time > 0
}

/** The hours from collecting to returning on one day, rounded up; null on several days, without both times or in reverse order. */
export function bookedHours(rental: RequestedRental): number | null {
  const time = timeOnOneDay(rental)
  return time !== null && time > 0 ? Math.ceil(time / HOUR_MS) : null
}

/**
 * The charged days of a rental, its price units for each piece, and its total for all pieces; the last two are null for a
 * negotiable price and for unknown hours.
 */
export type Quote = { chargedDays: number } & (
  { priceUnits: number; total: Money } | { priceUnits: null; total: null }
)

/** What a rental costs. A price per hour has a total on one day with both times. */
export function quoteOf(item: Priced, rental: RequestedRental): Quote {
  const chargedDays = bookedDays(rental.startDate, rental.endDate)
  const priceUnits = unitsOf(chargedDays, item.priceUnit) ?? bookedHours(rental)
  if (isPriceNegotiable(item) || priceUnits === null)
    return { chargedDays, priceUnits: null, total: null }
  const amount = inPaise(Number(item.price) * priceUnits * rental.units)
  return { chargedDays, priceUnits, total: amount.toFixed(2) }
}

/** The price of a booking's request. Without a total its members agree on one. */
export type RequestedPrice = {
  unitPrice: Money | null
  priceUnit: Priced['priceUnit']
  quotedTotal: Money | null
  collectAt: TimeOfDay | null
  returnAt: TimeOfDay | null
}

/**
 * What other days and pieces of a booking cost by the price of its request; without a total for a negotiable price. Times that
 * are in reverse order on one day do not count.
 */
export function quoteOfChange(
  { unitPrice: price, priceUnit, quotedTotal, collectAt, returnAt }: RequestedPrice,
  days: Pick<RequestedRental, 'startDate' | 'endDate' | 'units'>
): Quote {
  const rental = { ...days, collectAt, returnAt }
  const times = hasTimesInOrder(rental) ? {} : { collectAt: null, returnAt: null }
  // A price per hour has no total for unknown hours; another request without one was for a negotiable price.
  const isNegotiable = price === null || (quotedTotal === null && priceUnit !== 'hour')
  return quoteOf({ price, priceUnit, isNegotiable }, { ...rental, ...times })
}

/** Rounds rupees to two digits. */
function inPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100
}

function timeMs(time: TimeOfDay): number {
  return Date.parse(`1970-01-01T${time}Z`)
}
