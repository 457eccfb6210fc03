import { isPickable, type DayState } from '@/features/interactions/calendar/day_state'
import type { CalendarDay as Day } from '@/features/interactions/calendar/calendar_days'
import { classes } from '@/lib/classes'
import { LOCALE } from '@/lib/language'
import { booking } from '@/messages/booking'

const LOOKS: Record<DayState, string> = {
  available: 'border border-line hover:border-primary hover:bg-primary-tint hover:text-primary',
  past: 'text-soft/60',
  booked: 'bg-danger-tint text-danger line-through',
  unavailable: 'bg-sunken text-soft/60 line-through',
  start: 'bg-primary font-bold text-on-primary',
  end: 'bg-primary font-bold text-on-primary',
  within: 'text-primary font-semibold',
}

const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' })

type Props = {
  day: Day
  state: DayState
  isToday: boolean
  /** Whether the day belongs to the previous or the next month. */
  isOutside: boolean
  /** Whether this day is the tab stop of the grid. */
  isTabStop: boolean
  onPick: (day: Day) => void
}

export function CalendarDay({ day, state, isToday, isOutside, isTabStop, onPick }: Props) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      disabled={!isPickable(state)}
      aria-current={isToday ? 'date' : undefined}
      aria-label={booking.day({
        date: fullDate.format(new Date(`${day}T00:00:00Z`)),
        state: booking.dayState[state],
      })}
      onClick={() => onPick(day)}
      className={classes(
        'relative grid h-11 w-full place-items-center rounded-control tabular-nums transition-colors',
        LOOKS[state],
        isOutside && state === 'available' && 'text-soft',
        isToday &&
          'after:absolute after:bottom-1.5 after:size-1 after:rounded-full after:bg-current'
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}
