import { TIME_ZONE } from '@saajha/contract/time_zone'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date in India `later` days after a time in milliseconds, by default now, as YYYY-MM-DD. */
export function indianDay(later: number, now = Date.now()): string {
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
  return inIndia.format(now + later * DAY_MS)
}
