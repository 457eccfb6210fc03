/** A calendar day, 'YYYY-MM-DD': the same day everywhere, so it compares and sorts as text. */
export type CalendarDay = string

/** A month, 'YYYY-MM'. */
export type CalendarMonth = string

const DAY_MS = 24 * 60 * 60 * 1000
const CELLS = 42

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day it is in India, where the marketplace is. */
export function todayInIndia(now = new Date()): CalendarDay {
  return inIndia.format(now)
}

/** Whether a text is a day that a calendar has: the 31st of February only reads like one. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The month of a day. */
export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7)
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The month so many months later, or earlier for a negative number. */
export function addMonths(month: CalendarMonth, count: number): CalendarMonth {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** 0 for Sunday. */
export function weekdayOf(day: CalendarDay) {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** How many whole days lie between two days, rounded up. */
export function daysBetween(start: CalendarDay, end: CalendarDay) {
  return Math.ceil((Date.parse(end) - Date.parse(start)) / DAY_MS)
}

/** Six weeks from Sunday on that hold a month. */
export function cellsOfMonth(month: CalendarMonth): CalendarDay[] {
  const first = `${month}-01`
  const sunday = addDays(first, -weekdayOf(first))
  return Array.from({ length: CELLS }, (_, index) => addDays(sunday, index))
}
