import { DateTime } from 'luxon'
import { TIME_ZONE } from '@saajha/contract/time_zone'

/** Today in India by the clock that tests stop, YYYY-MM-DD. */
export function todayInIndia(): string {
  return DateTime.now().setZone(TIME_ZONE).toISODate()!
}

/** The day of a moment in India, YYYY-MM-DD. */
export function dayInIndia(moment: Date): string {
  return DateTime.fromJSDate(moment, { zone: TIME_ZONE }).toISODate()!
}

/** The day so many days after another one, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  // `toISODate()` adds a sign to a year of five digits, and PostgreSQL does not read it.
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd')
}

/** The moment of a day, YYYY-MM-DD, and a time, HH:MM, in India. */
export function momentInIndia(day: string, time: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone: TIME_ZONE }).toJSDate()
}

const IN_WORDS = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** A day, YYYY-MM-DD, in English words: '10 December 2026'. */
export function dayInWords(day: string): string {
  return IN_WORDS.format(Date.parse(day))
}

/** Whole seconds until the day ends in India, at least 1. */
export function secondsLeftInIndia(): number {
  const now = DateTime.now().setZone(TIME_ZONE)
  return Math.max(1, Math.ceil(now.endOf('day').diff(now, 'seconds').seconds))
}
