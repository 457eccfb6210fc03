import type { CalendarDay } from '@/features/interactions/calendar/calendar_days'

/** The days somebody wants an item for; either may still be open. */
export type ChosenDays = { start: CalendarDay | null; end: CalendarDay | null }

/**
 * The first click sets the start and a later day the end; an earlier day, or a third click, starts
 * again.
 */
export function chooseDay({ start, end }: ChosenDays, day: CalendarDay): ChosenDays {
  if (start !== null && end === null && day > start) return { start, end: day }
  return { start: day, end: null }
}
