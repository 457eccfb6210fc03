import { daysBetween, monthsBetween } from './calendar_days.ts'
import { isPriceNegotiable, type Priced } from './price.ts'
import type { Day, Money, TimeOfDay } from './values.ts'

const HOUR_MS = 60 * 60 * 1000

/** Price units from the first day to the last, rounded up; null for a price per hour, whose hours the members agree on. */
export function unitsOf(start: Day, end: Day, priceUnit: Priced['priceUnit']): number | null {
  if (priceUnit === 'hour') return null
  if (priceUnit === 'month') return monthsBetween(start, end)
  const days = bookedDays(start, end)
  return priceUnit === 'week' ? Math.ceil(days / 7) : days
}

/** The number of charged days from the first to the last (YYYY-MM-DD): their difference, and 1 for one and the same day. */
export function bookedDays(start: Day, end: Day): number {
  return Math.max(1, daysBetween(start, end))
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
  const priceUnits =
    unitsOf(rental.startDate, rental.endDate, item.priceUnit) ?? bookedHours(rental)
  if (isPriceNegotiable(item) || priceUnits === null)
    return { chargedDays, priceUnits: null, total: null }
  const total = formatPaise(paiseOf(item.price!) * BigInt(priceUnits) * BigInt(rental.units))
  return { chargedDays, priceUnits, total }
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

/**
 * The total of a proposal of other days and pieces without a named one: the agreed total where nothing can be quoted, and where
 * the quote is as before, so that a discount stays; else the quote.
 */
export function totalOfChange(
  booking: RequestedPrice & { agreedTotal: Money | null },
  days: Pick<RequestedRental, 'startDate' | 'endDate' | 'units'>
): Money | null {
  const { total } = quoteOfChange(booking, days)
  return total === null || total === booking.quotedTotal ? booking.agreedTotal : total
}

/** The paise of rupees with up to two decimals, '450.5'. A product of them may exceed the integers of floating point. */
function paiseOf(rupees: Money): bigint {
  const [whole = '', decimals = ''] = rupees.split('.')
  return BigInt(whole + decimals.padEnd(2, '0'))
}

/** Rupees with two decimals, '450.50'. */
function formatPaise(paise: bigint): Money {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function timeMs(time: TimeOfDay): number {
  return Date.parse(`1970-01-01T${time}Z`)
}
