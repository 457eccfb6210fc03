import { daysBetween, monthsBetween } from './calendar_days.ts'
import type { PriceUnit } from './item.ts'
import { formatPaise, isPriceNegotiable, longerPrices, paiseOf, type Priced } from './price.ts'
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

/** A part of a total: how many units of time are charged, and what they cost for all pieces. */
export type QuoteLine = { units: PriceUnit; count: number; amount: Money }

/**
 * The charged days of a rental, its price units for each piece, and its total for all pieces with its lines, longest units first.
 * `saved` is how much less that is than the product of price and price units; null if it is not less. All but the days are empty
 * for a negotiable price and for unknown hours.
 */
export type Quote = { chargedDays: number } & (
  | { priceUnits: number; total: Money; lines: QuoteLine[]; saved: Money | null }
  | { priceUnits: null; total: null; lines: []; saved: null }
)

/**
 * What a rental costs. A price per hour has a total on one day with both times. With prices of a week and a month beside a price
 * per day, the cheapest units that cover the days are charged, so that a day more never costs less.
 */
export function quoteOf(item: Priced, rental: RequestedRental): Quote {
  const chargedDays = bookedDays(rental.startDate, rental.endDate)
  const priceUnits =
    unitsOf(rental.startDate, rental.endDate, item.priceUnit) ?? bookedHours(rental)
  if (isPriceNegotiable(item) || priceUnits === null)
    return { chargedDays, priceUnits: null, total: null, lines: [], saved: null }
  const pieces = BigInt(rental.units)
  const parts = cheapestCover(item, priceUnits)
  const cost = sum(parts) * pieces
  const plain = paiseOf(item.price!) * BigInt(priceUnits) * pieces
  return {
    chargedDays,
    priceUnits,
    total: formatPaise(cost),
    lines: parts.map(({ units, count, price }) => ({
      units,
      count,
      amount: formatPaise(price * BigInt(count) * pieces),
    })),
    saved: cost < plain ? formatPaise(plain - cost) : null,
  }
}

/** So many units of time at a price in paise. */
type Part = { units: PriceUnit; count: number; price: bigint }

/** The cheapest months of 30 days, weeks and days that cover the price units of one piece; those of fewer months, then weeks, if equal. */
function cheapestCover(item: Priced, priceUnits: number): Part[] {
  const { weeklyPrice, monthlyPrice } = longerPrices(item)
  const part = (units: PriceUnit, price: Money | null | undefined, count: number): Part[] =>
    count > 0 ? [{ units, count, price: paiseOf(price!) }] : []
  let cheapest = part(item.priceUnit, item.price, priceUnits)
  const mostMonths = monthlyPrice === null ? 0 : Math.ceil(priceUnits / 30)
  for (let months = 0; months <= mostMonths; months++) {
    const days = Math.max(0, priceUnits - 30 * months)
    const mostWeeks = weeklyPrice === null ? 0 : Math.ceil(days / 7)
    for (let weeks = 0; weeks <= mostWeeks; weeks++) {
      const cover = [
        ...part('month', monthlyPrice, months),
        ...part('week', weeklyPrice, weeks),
        ...part(item.priceUnit, item.price, days - 7 * weeks),
      ]
      if (sum(cover) < sum(cheapest)) cheapest = cover
    }
  }
  return cheapest
}

/** In paise. */
function sum(parts: Part[]): bigint {
  return parts.reduce((total, { count, price }) => total + BigInt(count) * price, 0n)
}

/** The price of a booking's request. Without a total its members agree on one. */
export type RequestedPrice = {
  unitPrice: Money | null
  priceUnit: Priced['priceUnit']
  /** What 7 and 30 days cost beside a price per day. */
  weeklyPrice?: Money | null
  monthlyPrice?: Money | null
  quotedTotal: Money | null
  collectAt: TimeOfDay | null
  returnAt: TimeOfDay | null
}

/**
 * What other days and pieces of a booking cost by the price of its request; without a total for a negotiable price. Times that
 * are in reverse order on one day do not count.
 */
export function quoteOfChange(
  { unitPrice: price, quotedTotal, collectAt, returnAt, ...prices }: RequestedPrice,
  days: Pick<RequestedRental, 'startDate' | 'endDate' | 'units'>
): Quote {
  const rental = { ...days, collectAt, returnAt }
  const times = hasTimesInOrder(rental) ? {} : { collectAt: null, returnAt: null }
  // A price per hour has no total for unknown hours; another request without one was for a negotiable price.
  const isNegotiable = price === null || (quotedTotal === null && prices.priceUnit !== 'hour')
  return quoteOf({ ...prices, price, isNegotiable }, { ...rental, ...times })
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

function timeMs(time: TimeOfDay): number {
  return Date.parse(`1970-01-01T${time}Z`)
}
