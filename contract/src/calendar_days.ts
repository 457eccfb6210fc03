import { currentTime } from './clock.ts'
import { TIME_ZONE } from './time_zone.ts'
import type { Day } from './values.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** Today in India, where the marketplace operates. */
export function todayInIndia(now: number | Date = currentTime()): Day {
  return inIndia.format(now)
}

/** Whether a text is an existing day, YYYY-MM-DD; rejects the 31st of February. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day so many days after another one. */
export function daysAfter(day: Day, days: number): Day {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The number of days from one to a later one. */
export function daysBetween(first: Day, last: Day): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
}

/**
 * The calendar months from one day to a later one, rounded up, at least 1. The same day of a later month ends a month, and so
 * does the last day of a month that lacks it: one from 31 Jan to 28 Feb, two until 1 Mar.
 */
export function monthsBetween(first: Day, last: Day): number {
  const [firstYear, firstMonth, firstDay] = numbersOf(first)
  const [lastYear, lastMonth, lastDay] = numbersOf(last)
  const months = (lastYear - firstYear) * 12 + lastMonth - firstMonth
  return Math.max(1, lastDay > firstDay ? months + 1 : months)
}

function numbersOf(day: Day): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
}
