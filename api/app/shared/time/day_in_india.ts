import { DateTime } from 'luxon'
import { TIME_ZONE } from '@saajha/contract/time_zone'

/** Today in India, YYYY-MM-DD. */
export function todayInIndia(): string {
  return DateTime.now().setZone(TIME_ZONE).toISODate()!
}

/** Whole seconds until the day ends in India, at least 1. */
export function secondsLeftInIndia(): number {
  const now = DateTime.now().setZone(TIME_ZONE)
  return Math.max(1, Math.ceil(now.endOf('day').diff(now, 'seconds').seconds))
}
