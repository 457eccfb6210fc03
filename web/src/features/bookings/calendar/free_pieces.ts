import type { ItemCalendar } from '@saajha/contract/booking'
import { daysAfter } from '@saajha/contract/calendar_days'
import type { Day } from '@saajha/contract/values'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import type { TakenDays } from '@/features/bookings/components/booking_calendar'

/** The days on which a listing has fewer than this many pieces left. */
export function takenDays({ booked, unavailable, free }: ItemCalendar, units: number): TakenDays {
  const short = Object.keys(free).filter((day) => free[day]! < units)
  return { booked: [...booked, ...short], unavailable }
}

/** The number of pieces that a listing has left on each of the selected days and the days between rentals after them. */
export function piecesLeft(
  { quantity, booked, unavailable, free }: ItemCalendar,
  { start, end }: ChosenDays,
  bufferDays = 0
): number {
  if (start === null) return quantity
  const last = daysAfter(end ?? start, bufferDays)
  const isChosen = (day: string) => day >= start && day <= last
  if ([...booked, ...unavailable].some(isChosen)) return 0
  return Math.min(
    quantity,
    ...Object.keys(free)
      .filter(isChosen)
      .map((day) => free[day]!)
  )
}

/** Of taken days, those outside the days of a booking. */
export function outsideOf({ booked, unavailable }: TakenDays, start: Day, end: Day): TakenDays {
  const isOutside = (day: Day) => day < start || day > end
  return { booked: booked.filter(isOutside), unavailable: unavailable.filter(isOutside) }
}
