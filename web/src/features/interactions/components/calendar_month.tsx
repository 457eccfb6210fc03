import {
  cellsOfMonth,
  monthOf,
  type CalendarDay as Day,
  type CalendarMonth as Month,
} from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import { dayState, isPickable, type TakenDays } from '@/features/interactions/calendar/day_state'
import { CalendarDay } from '@/features/interactions/components/calendar_day'
import { useCalendarKeys } from '@/features/interactions/hooks/use_calendar_keys'
import { LOCALE } from '@/lib/language'

const SUNDAY = Date.UTC(2026, 1, 1)
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  const day = new Date(SUNDAY + index * 24 * 60 * 60 * 1000)
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(LOCALE, { weekday, timeZone: 'UTC' }).format(day)
  return { long: name('long'), short: name('short') }
})

type Props = {
  labelledBy: string
  month: Month
  showMonth: (month: Month) => void
  today: Day
  taken: TakenDays
  chosen: ChosenDays
  onPick: (day: Day) => void
}

/** Six weeks of days, selectable by pointer or keyboard. */
export function CalendarMonth(props: Props) {
  const { labelledBy, month, showMonth, today, taken, chosen, onPick } = props
  const stateOf = (day: Day) => dayState(day, today, taken, chosen)
  const canPick = (day: Day) => isPickable(stateOf(day))
  const { grid, onKeyDown } = useCalendarKeys({ month, showMonth, canPick })

  const cells = cellsOfMonth(month)
  const inMonth = cells.filter((day) => monthOf(day) === month && canPick(day))
  const tabStop = inMonth.find((day) => day === chosen.start) ?? inMonth[0]

  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-y-1"
    >
      <thead>
        <tr>
          {WEEKDAYS.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long} className="h-8 text-sm font-semibold text-soft">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: cells.length / 7 }, (_, week) => (
          <tr key={week}>
            {cells.slice(week * 7, week * 7 + 7).map((day) => {
              const state = stateOf(day)
              return (
                <td
                  key={day}
                  role="gridcell"
                  aria-selected={state === 'start' || state === 'end' || state === 'within'}
                  className={rangeBand(state, chosen)}
                >
                  <CalendarDay
                    day={day}
                    state={state}
                    isToday={day === today}
                    isOutside={monthOf(day) !== month}
                    isTabStop={day === tabStop}
                    onPick={onPick}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** CSS classes of the band between the first and the last day. */
function rangeBand(state: ReturnType<typeof dayState>, { end }: ChosenDays) {
  if (state === 'within') return 'bg-primary-tint p-0'
  if (state === 'start' && end) return 'rounded-l-control bg-primary-tint p-0'
  if (state === 'end') return 'rounded-r-control bg-primary-tint p-0'
  return 'px-0.5 py-0'
}
