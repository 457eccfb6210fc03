import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  addDays,
  addMonths,
  isCalendarDay,
  monthOf,
  type CalendarDay,
  type CalendarMonth,
} from '@/features/interactions/calendar/calendar_days'

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}
/** Maximum number of days that a key press skips. */
const REACH = 60

type Options = {
  month: CalendarMonth
  showMonth: (month: CalendarMonth) => void
  canPick: (day: CalendarDay) => boolean
}

/** Arrow keys of the calendar: they skip disabled days and change the month at its edge. */
export function useCalendarKeys({ month, showMonth, canPick }: Options) {
  const grid = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<CalendarDay | null>(null)

  useEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus()
  }, [reached, month])

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const to = from && dayBehindKey(event.key, from, canPick)
    if (!to) return
    event.preventDefault()
    if (monthOf(to) !== month) showMonth(monthOf(to))
    setReached(to)
  }

  return { grid, onKeyDown }
}

function dayBehindKey(key: string, from: CalendarDay, canPick: (day: CalendarDay) => boolean) {
  if (key === 'PageUp' || key === 'PageDown') {
    const day = `${addMonths(monthOf(from), key === 'PageUp' ? -1 : 1)}-${from.slice(8)}`
    return isCalendarDay(day) && canPick(day) ? day : undefined
  }
  const step = STEPS[key]
  if (!step) return undefined
  for (let day = addDays(from, step), tries = 0; tries < REACH; day = addDays(day, step), tries++) {
    if (canPick(day)) return day
  }
  return undefined
}
