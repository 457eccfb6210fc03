import { TIME_ZONE } from '@saajha/contract/time_zone'

/** A calendar day, 'YYYY-MM-DD', without a time zone; compares and sorts as text. */
export type CalendarDay = string

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** Today's date in India, where the marketplace operates. */
export function todayInIndia(now = new Date()): CalendarDay {
  return inIndia.format(now)
}

/** Whether a text is an existing date; rejects the 31st of February. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day so many days after another one. */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
