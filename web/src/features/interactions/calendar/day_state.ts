import type { CalendarDay } from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'

/** The state of a calendar day for the current user. */
export type DayState = 'available' | 'past' | 'booked' | 'unavailable' | 'start' | 'end' | 'within'

/** Unavailable days. Empty for now: owner and renter agree on requests between themselves. */
export type TakenDays = { booked: readonly CalendarDay[]; unavailable: readonly CalendarDay[] }

/** The state of one day. */
export function dayState(
  day: CalendarDay,
  today: CalendarDay,
  taken: TakenDays,
  { start, end }: ChosenDays
): DayState {
  if (day < today) return 'past'
  if (taken.booked.includes(day)) return 'booked'
  if (taken.unavailable.includes(day)) return 'unavailable'
  if (day === start) return 'start'
  if (day === end) return 'end'
  if (start !== null && end !== null && start < day && day < end) return 'within'
  return 'available'
}

/** Whether a day can be selected: not past, booked or unavailable. */
export function isPickable(state: DayState) {
  return state !== 'past' && state !== 'booked' && state !== 'unavailable'
}
