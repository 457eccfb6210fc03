import type { CalendarDay } from '@/features/interactions/calendar/calendar_days'

/** The days that a user selects for an item; either may be unset. */
export type ChosenDays = { start: CalendarDay | null; end: CalendarDay | null }

/**
 * The first click sets the start; the same or a later day is the end. An earlier day or a third click restarts the selection.
 */
export function chooseDay({ start, end }: ChosenDays, day: CalendarDay): ChosenDays {
  if (start !== null && end === null && day >= start) return { start, end: day }
  return { start: day, end: null }
}
