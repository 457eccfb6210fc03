import type { Day } from './values.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** India's time zone is ahead of UTC by this, in summer and winter. */
const INDIA_OFFSET = 5.5 * HOUR

/** An owner never has to answer from the evening to the morning. */
const EVENING = 22 * HOUR
const MORNING = 8 * HOUR
/** A deadline of the night moves to this time of the day. */
const AFTER_NIGHT = 10 * HOUR

/**
 * By when an owner has to answer a booking request: 24 hours, less if the rental starts within two days, never at night, at
 * the latest at the end of its first day, and at the earliest after half an hour.
 */
export function answerBy(now: Date, firstDay: Day): Date {
  const start = Date.parse(`${firstDay}T00:00+05:30`)
  const due = afterNight(now.getTime() + timeToAnswer(start - now.getTime()))
  const endOfFirstDay = start + DAY - 1_000
  return new Date(Math.max(Math.min(due, endOfFirstDay), now.getTime() + 30 * MINUTE))
}

function timeToAnswer(lead: number): number {
  if (lead >= 48 * HOUR) return 24 * HOUR
  return lead > 0 ? Math.max(lead / 2, 2 * HOUR) : 3 * HOUR
}

/** Moves a time between 22:00 and 8:00 in India to the next 10:00. */
function afterNight(time: number): number {
  const timeOfDay = (time + INDIA_OFFSET) % DAY
  const midnight = time - timeOfDay
  if (timeOfDay < MORNING) return midnight + AFTER_NIGHT
  return timeOfDay >= EVENING ? midnight + DAY + AFTER_NIGHT : time
}
