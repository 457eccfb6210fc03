import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'

/** Days per price unit. */
const DAYS_IN: Record<Item['priceUnit'], number> = { hour: 1 / 24, day: 1, week: 7, month: 30 }

/** Total in rupees: days times the price per day. `null` for a negotiable price. */
export function bookingTotal(
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>,
  days: number
): number | null {
  if (isPriceNegotiable(item)) return null
  const dayPrice = Number(item.price) / DAYS_IN[item.priceUnit]
  return Math.round(dayPrice * days * 100) / 100
}
