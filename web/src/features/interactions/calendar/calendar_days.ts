/** A calendar day, 'YYYY-MM-DD', without a time zone; compares and sorts as text. */
export type CalendarDay = string

/** A month, 'YYYY-MM'. */
export type CalendarMonth = string

const DAY_MS = 24 * 60 * 60 * 1000
const CELLS = 42

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Today's date in India, where the marketplace operates. */
export function todayInIndia(now = new Date()): CalendarDay {
  return inIndia.format(now)
}

/** Whether a text is an existing date; rejects the 31st of February. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7)
}

/** The day `count` days later; earlier if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The month `count` months later; earlier if negative. */
export function addMonths(month: CalendarMonth, count: number): CalendarMonth {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** 0 for Sunday. */
export function weekdayOf(day: CalendarDay) {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Number of whole days between two days, rounded up. */
export function daysBetween(start: CalendarDay, end: CalendarDay) {
  return Math.ceil((Date.parse(end) - Date.parse(start)) / DAY_MS)
}

/** The 42 days of the month's grid, starting on a Sunday. */
export function cellsOfMonth(month: CalendarMonth): CalendarDay[] {
  const first = `${month}-01`
  const sunday = addDays(first, -weekdayOf(first))
  return Array.from({ length: CELLS }, (_, index) => addDays(sunday, index))
}
