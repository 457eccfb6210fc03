import { DateTime } from 'luxon'

/** The time zone whose calendar days the marketplace counts by. */
export const MARKETPLACE_ZONE = 'Asia/Kolkata'

/** Today in India, YYYY-MM-DD. */
export function todayInIndia(): string {
  return DateTime.now().setZone(MARKETPLACE_ZONE).toISODate()!
}

/** Whole seconds until the day ends in India, at least 1. */
export function secondsLeftInIndia(): number {
  const now = DateTime.now().setZone(MARKETPLACE_ZONE)
  return Math.max(1, Math.ceil(now.endOf('day').diff(now, 'seconds').seconds))
}
