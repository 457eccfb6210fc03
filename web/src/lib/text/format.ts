import { isPriceNegotiable, rupeeFormat, type Priced } from '@saajha/contract/price'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { LOCALE } from '@/lib/preferences/language'
import { price as words } from '@/messages/price'

const rupees = rupeeFormat(LOCALE)
const count = new Intl.NumberFormat(LOCALE)
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const dateTime = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const calendarDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats rupees: '1200.00' as '₹1,200', '450.50' as '₹450.50'. */
export function formatRupees(amount: string | number) {
  return rupees.format(Number(amount))
}

/** Formats a number in the Indian grouping: '1,23,456'. */
export function formatCount(amount: number) {
  return count.format(amount)
}

/** Formats a price: '₹450/day', or 'Price Negotiable'. */
export function formatPrice(item: Priced) {
  if (isPriceNegotiable(item)) return words.negotiable
  return `${formatRupees(item.price ?? 0)}${words.perUnit[item.priceUnit]}`
}

/** Formats the date of an instant (ISO 8601) in Asia/Kolkata: '3 Nov 2026'. */
export function formatDate(iso: string) {
  return date.format(new Date(iso))
}

/** Formats the date and time of an instant (ISO 8601) in Asia/Kolkata. */
export function formatDateTime(iso: string) {
  return dateTime.format(new Date(iso))
}

/** Formats a calendar day (YYYY-MM-DD), independent of the time zone. */
export function formatCalendarDay(day: string) {
  return calendarDay.format(new Date(`${day}T00:00:00Z`))
}
