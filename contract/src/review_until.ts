import { daysAfter, todayInIndia } from './calendar_days.ts'

/** The days after a rental was completed on which its members may review each other and report a problem. */
const DAYS_TO_REVIEW = 14

/**
 * Until when the members of a completed booking may review each other and report a problem: 23:59:59 in India, 14 days after its
 * completion.
 */
export function reviewUntil(completedAt: Date): Date {
  return new Date(`${daysAfter(todayInIndia(completedAt), DAYS_TO_REVIEW)}T23:59:59+05:30`)
}
