import type { Day } from '@saajha/contract/values'
import { durationProblem, type Rentable } from '@/features/bookings/rental_duration'

/** The days that a user selects for an item; either may be unset. */
export type ChosenDays = { start: Day | null; end: Day | null }

export const NO_DAYS: ChosenDays = { start: null, end: null }

/**
 * The first click sets the start; the same or a later day is the end. An earlier day, one behind a taken day, or a third click
 * restarts the selection, and a second click on the start of an item that is not rented for a day removes it.
 */
export function chooseDay(
  chosen: ChosenDays,
  day: Day,
  item: Rentable,
  taken: readonly Day[] = []
): ChosenDays {
  const { start, end } = chosen
  if (start === null || end !== null || day < start) return { start: day, end: null }
  if (taken.some((each) => each > start && each < day)) return { start: day, end: null }
  return endProblem(chosen, day, item) ? NO_DAYS : { start, end: day }
}

/** Why a day cannot be the end of a selection; null for days that restart it. */
export function endProblem({ start, end }: ChosenDays, day: Day, item: Rentable) {
  if (start === null || end !== null || day < start) return null
  return durationProblem(item, start, day)
}
