import type { ItemCalendar } from '@saajha/contract/booking'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import type { TakenDays } from '@/features/interactions/components/booking_calendar'

/** The days on which a listing has fewer than this many pieces left. */
export function takenDays({ booked, unavailable, free }: ItemCalendar, units: number): TakenDays {
  const short = Object.keys(free).filter((day) => free[day]! < units)
  return { booked: [...booked, ...short], unavailable }
}

/** The number of pieces that a listing has left on each of the selected days. */
export function piecesLeft(
  { quantity, booked, unavailable, free }: ItemCalendar,
  { start, end }: ChosenDays
): number {
  const last = end ?? start
  const isChosen = (day: string) => start !== null && last !== null && day >= start && day <= last
  if ([...booked, ...unavailable].some(isChosen)) return 0
  return Math.min(
    quantity,
    ...Object.keys(free)
      .filter(isChosen)
      .map((day) => free[day]!)
  )
}
