import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@/lib/format'

/** What one day costs by each unit of price. */
const DAYS_IN: Record<Item['priceUnit'], number> = { hour: 1 / 24, day: 1, week: 7, month: 30 }

/** Rupees for so many days: days times the day's price. `null` where the price is to be agreed. */
export function bookingTotal(
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>,
  days: number
): number | null {
  if (isPriceNegotiable(item)) return null
  const dayPrice = Number(item.price) / DAYS_IN[item.priceUnit]
  return Math.round(dayPrice * days * 100) / 100
}
