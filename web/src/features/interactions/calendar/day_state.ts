import type { CalendarDay } from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'

/** What a day in the calendar is to the person who looks at it. */
export type DayState = 'available' | 'past' | 'booked' | 'unavailable' | 'start' | 'end' | 'within'

/** Days that cannot be had. None are known yet: requests are agreed on between people. */
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

/** Past, booked and unavailable days cannot be picked. */
export function isPickable(state: DayState) {
  return state !== 'past' && state !== 'booked' && state !== 'unavailable'
}
