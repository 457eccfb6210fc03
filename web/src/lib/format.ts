import type { Item } from '@saajha/contract/item'
import { LOCALE } from '@/lib/language'
import { price as words } from '@/messages/price'

export const TIME_ZONE = 'Asia/Kolkata'

const rupees = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})
const count = new Intl.NumberFormat(LOCALE)
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const dateTime = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const calendarDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' })

/** '1200.00' is '₹1,200' and '450.50' is '₹450.50'. */
export function formatRupees(amount: string | number) {
  return rupees.format(Number(amount))
}

/** '1,23,456', in the Indian grouping. */
export function formatCount(amount: number) {
  return count.format(amount)
}

type Priced = Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>

/** A price is open to talk when flagged so, or when the owner named none. */
export function isPriceNegotiable({ price, isNegotiable }: Pick<Priced, 'price' | 'isNegotiable'>) {
  return isNegotiable || !Number(price)
}

/** 'Price Negotiable', or '₹450/day'. */
export function formatPrice(item: Priced) {
  if (isPriceNegotiable(item)) return words.negotiable
  return `${formatRupees(item.price ?? 0)}${words.perUnit[item.priceUnit]}`
}

/** An instant (ISO 8601) as its day in India: '3 Nov 2026'. */
export function formatDate(iso: string) {
  return date.format(new Date(iso))
}

/** An instant (ISO 8601) as day and time in India. */
export function formatDateTime(iso: string) {
  return dateTime.format(new Date(iso))
}

/** A calendar day (YYYY-MM-DD), which is the same day everywhere. */
export function formatCalendarDay(day: string) {
  return calendarDay.format(new Date(`${day}T00:00:00Z`))
}
