import { addDays, dayInIndia, momentInIndia } from '#shared/time/day_in_india'

/** When a member is reminded to review a booking: at 10:00 in India, three days before the last day on which they can. */
export function reminderDue(until: Date): Date {
  return momentInIndia(addDays(dayInIndia(until), -3), '10:00')
}
