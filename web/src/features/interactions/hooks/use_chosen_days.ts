import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  isCalendarDay,
  todayInIndia,
  type CalendarDay,
} from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'

/** The selected days of an item, mirrored in the URL so that Back and a reload restore them. */
export function useChosenDays() {
  const [parameters, setParameters] = useSearchParams()
  // The URL updates later: two quick selections must not both read its old state.
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

/** Invalid days, such as past ones, count as not selected. */
function chosenIn(parameters: URLSearchParams): ChosenDays {
  const start = dayIn(parameters.get('startDate'))
  const end = dayIn(parameters.get('endDate'))
  if (start === null || start < todayInIndia()) return { start: null, end: null }
  return { start, end: end !== null && end >= start ? end : null }
}

function dayIn(text: string | null): CalendarDay | null {
  return text !== null && isCalendarDay(text) ? text : null
}

function put(parameters: URLSearchParams, name: string, day: CalendarDay | null) {
  if (day === null) parameters.delete(name)
  else parameters.set(name, day)
}
