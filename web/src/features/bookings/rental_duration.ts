import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { unitsOf } from '@saajha/contract/quote'
import { brokenDuration } from '@saajha/contract/rental_days'
import type { Item } from '@saajha/contract/item'
import type { Day } from '@saajha/contract/values'
import { booking } from '@/messages/booking'
import { item as messages } from '@/messages/item'

/** The shortest and the longest rental of an item, in its price unit, and the days of notice that its owner needs. */
export type Rentable = Pick<
  Item,
  'priceUnit' | 'minRentalDuration' | 'maxRentalDuration' | 'noticeDays'
>

/** Any days: owners keep as many as they like, and the two members of a booking agree on theirs. */
export const ANY_DAYS: Rentable = {
  priceUnit: 'day',
  minRentalDuration: 1,
  maxRentalDuration: null,
}

/** The first day on which an item can be rented: today, or later if its owner needs notice. */
export function firstDayOf({ noticeDays = 0 }: Rentable): Day {
  return daysAfter(todayInIndia(), noticeDays)
}

export type DurationProblem = 'tooShort' | 'tooLong'

/** The limit that a first and a last day break, or for a price per hour a number of hours; null if none, and for unknown hours. */
export function durationProblem(
  item: Rentable,
  start: Day,
  end: Day,
  hours: number | null = null
): DurationProblem | null {
  const broken = brokenDuration(item, unitsOf(start, end, item.priceUnit) ?? hours)
  return broken && (broken.name === 'minRentalDuration' ? 'tooShort' : 'tooLong')
}

/** The sentence about a limit that is broken. */
export function problemMessage(item: Rentable, problem: DurationProblem) {
  const { least, most } = limitsOf(item)
  return problem === 'tooShort'
    ? booking.tooShort({ duration: least })
    : booking.tooLong({ duration: most })
}

/** The sentence about the limits that keep days from being selected; null without any. */
export function limitsMessage(item: Rentable) {
  if (item.priceUnit === 'hour') return null
  const { least, most } = limitsOf(item)
  const hasLeast = item.minRentalDuration > 1
  if (item.maxRentalDuration === null)
    return hasLeast ? booking.tooShort({ duration: least }) : null
  return hasLeast ? booking.between({ least, most }) : booking.tooLong({ duration: most })
}

function limitsOf({ priceUnit, minRentalDuration, maxRentalDuration }: Rentable) {
  const duration = messages.durations[priceUnit]
  return {
    least: duration({ count: minRentalDuration }),
    most: duration({ count: maxRentalDuration ?? 0 }),
  }
}
