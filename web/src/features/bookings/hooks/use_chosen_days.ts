import { isCalendarDay, todayInIndia } from '@saajha/contract/calendar_days'
import { lastRentableDay } from '@saajha/contract/rental_days'
import type { Day } from '@saajha/contract/values'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { endProblem, NO_DAYS, type ChosenDays } from '@/features/bookings/calendar/choose_day'
import { firstDayOf, type Rentable } from '@/features/bookings/rental_duration'

/** The selected days of an item, mirrored in the URL so that Back and a reload restore them. */
export function useChosenDays(item: Rentable) {
  const [parameters, setParameters] = useSearchParams()
  // The URL updates later: two quick selections must not both read its old state.
  const [chosen, setChosen] = useState(() => chosenIn(parameters, item))

  const choose = (days: ChosenDays) => {
    setChosen(days)
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        put(next, 'startDate', days.start)
        put(next, 'endDate', days.end)
        return next
      },
      { replace: true, preventScrollReset: true, flushSync: true }
    )
  }

  return [chosen, choose] as const
}

/** Invalid days, such as ones before the first or an end outside the limits of the item, count as not selected. */
function chosenIn(parameters: URLSearchParams, item: Rentable): ChosenDays {
  const start = dayIn(parameters.get('startDate'))
  const end = dayIn(parameters.get('endDate'))
  const last = lastRentableDay(todayInIndia())
  if (start === null || start < firstDayOf(item) || start > last) return NO_DAYS
  const half = { start, end: null }
  const isEnd = end !== null && end >= start && end <= last && !endProblem(half, end, item)
  return isEnd ? { start, end } : half
}

function dayIn(text: string | null): Day | null {
  return text !== null && isCalendarDay(text) ? text : null
}

function put(parameters: URLSearchParams, name: string, day: Day | null) {
  if (day === null) parameters.delete(name)
  else parameters.set(name, day)
}
