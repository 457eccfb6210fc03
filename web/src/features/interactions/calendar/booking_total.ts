import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'

/** Days per price unit; a price per hour is for hours that owner and renter agree on. */
const DAYS_IN = { day: 1, week: 7, month: 30 }

/** A booking's total in rupees, and the number of price units that it is for. */
export type BookingTotal = { amount: number; units: number }

/** Whole price units, rounded up, times the price. `null` for a negotiable price and a price per hour. */
export function bookingTotal(
  { price, priceUnit, isNegotiable }: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>,
  days: number
): BookingTotal | null {
  if (isPriceNegotiable({ price, isNegotiable }) || priceUnit === 'hour') return null
  const units = Math.ceil(days / DAYS_IN[priceUnit])
  return { amount: Math.round(Number(price) * units * 100) / 100, units }
}
