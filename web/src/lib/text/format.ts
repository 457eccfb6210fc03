import { clockFormat } from '@saajha/contract/clock_format'
import { currentTime } from '@saajha/contract/clock'
import { isPriceNegotiable, rupeeFormat, type Priced } from '@saajha/contract/price'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { language, LOCALE } from '@/lib/preferences/language'
import { common } from '@/messages/common'
import { price as messages } from '@/messages/price'

const rupees = rupeeFormat(LOCALE)
const count = new Intl.NumberFormat(LOCALE)
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const time = clockFormat(language, TIME_ZONE)
const timeInUtc = clockFormat(language, 'UTC')
const calendarDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE })
// The Hindi abbreviations of units are not in common use.
const style = language === 'hi' ? 'long' : 'short'
const relativeTime = new Intl.RelativeTimeFormat(LOCALE, { style })

/** The mean of the reviews, 1 to 5, and their number. */
type Rated = { rating?: number | null; reviewCount?: number }

/** Units of a relative time, with their length in minutes. */
const UNITS = [
  ['year', 525_600],
  ['month', 43_200],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const

/** Formats rupees: '1200.00' as '₹1,200', '450.50' as '₹450.50'. */
export function formatRupees(amount: string | number) {
  return rupees.format(Number(amount))
}

/** Formats a number in the Indian grouping: '1,23,456'. */
export function formatCount(amount: number) {
  return count.format(amount)
}

/** Formats the mean of an item's or a member's reviews with one decimal: '4.6'; null without reviews. */
export function formatRating({ rating, reviewCount }: Rated) {
  return rating && reviewCount ? rating.toFixed(1) : null
}

/** Formats a price: '₹450/day', or 'Price Negotiable'. */
export function formatPrice(item: Priced) {
  if (isPriceNegotiable(item)) return messages.negotiable
  return `${formatRupees(item.price ?? 0)}${messages.perUnit[item.priceUnit]}`
}

/** Formats the date of an instant (ISO 8601) in Asia/Kolkata: '3 Nov 2026'. */
export function formatDate(iso: string) {
  return date.format(new Date(iso))
}

/** Formats the date and time of an instant (ISO 8601) in Asia/Kolkata. */
export function formatDateTime(iso: string) {
  return `${formatDate(iso)}, ${formatTime(iso)}`
}

/** Formats the time of an instant (ISO 8601) in Asia/Kolkata: '3:40 pm', 'दोपहर 3:40 बजे'. */
export function formatTime(iso: string) {
  return time(new Date(iso))
}

/** Formats a time of the day (HH:MM) in Asia/Kolkata: '3:40 pm'. */
export function formatTimeOfDay(timeOfDay: string) {
  return timeInUtc(new Date(`1970-01-01T${timeOfDay}Z`))
}

/** Formats a calendar day (YYYY-MM-DD), independent of the time zone. */
export function formatCalendarDay(day: string) {
  return calendarDay.format(new Date(`${day}T00:00:00Z`))
}

/** Formats a calendar day (YYYY-MM-DD): '28 Nov', with the year unless it is the current one in India. */
export function formatShortDay(day: string) {
  return formatDays(day, day)
}

/** Formats the days from the first to the last (YYYY-MM-DD): '28–29 Nov', with the year unless it is the current one in India. */
export function formatDays(start: string, end: string) {
  const thisYear = year.format(currentTime())
  const format = [start, end].every((day) => day.startsWith(thisYear)) ? shortDay : calendarDay
  return format.formatRange(new Date(start), new Date(end))
}

/** Words of Hindi that Intl writes and hardly anyone says, with those that people say. */
const SPOKEN = { माह: 'महीने', वर्ष: 'साल' } as Record<string, string>

/** Formats the time from an instant (ISO 8601) until `now`, in milliseconds: '2 min ago', or 'just now' within a minute. */
export function formatRelativeTime(iso: string, now: number) {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000)
  const [unit, length] = UNITS.find(([, length]) => minutes >= length) ?? []
  if (!unit) return common.justNow
  const ago = relativeTime.format(-Math.floor(minutes / length), unit)
  return ago.replace(/माह|वर्ष/, (word) => SPOKEN[word]!)
}
