import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  isCalendarDay,
  todayInIndia,
  type CalendarDay,
} from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'

/** The days picked for an item. The address keeps them too, so that Back and a reload bring them back. */
export function useChosenDays() {
  const [parameters, setParameters] = useSearchParams()
  // The address follows a moment later: two quick picks must not both find it as it was.
  const [chosen, setChosen] = useState(() => chosenIn(parameters))

  const choose = (days: ChosenDays) => {
    setChosen(days)
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        put(next, 'startDate', days.start)
        put(next, 'endDate', days.end)
        return next
      },
      { replace: true, preventScrollReset: true }
    )
  }

  return [chosen, choose] as const
}

/** What makes no sense any more, such as a day that is over, counts as not picked. */
function chosenIn(parameters: URLSearchParams): ChosenDays {
  const start = dayIn(parameters.get('startDate'))
  const end = dayIn(parameters.get('endDate'))
  if (start === null || start < todayInIndia()) return { start: null, end: null }
  return { start, end: end !== null && end > start ? end : null }
}

function dayIn(text: string | null): CalendarDay | null {
  return text !== null && isCalendarDay(text) ? text : null
}

function put(parameters: URLSearchParams, name: string, day: CalendarDay | null) {
  if (day === null) parameters.delete(name)
  else parameters.set(name, day)
}
