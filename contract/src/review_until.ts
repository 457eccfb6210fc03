import { daysAfter, todayInIndia } from './calendar_days.ts'
import { PERIODS } from './periods.ts'

/**
 * Until when the members of a completed booking may review each other and report a problem: 23:59:59 in India, 14 days after its
 * completion.
 */
export function reviewUntil(completedAt: Date): Date {
  return new Date(`${daysAfter(todayInIndia(completedAt), PERIODS.reviewDays)}T23:59:59+05:30`)
}
