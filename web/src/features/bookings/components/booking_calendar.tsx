import { todayInIndia } from '@saajha/contract/calendar_days'
import { lastRentableDay } from '@saajha/contract/rental_days'
import type { Day } from '@saajha/contract/values'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import {
  DayButton,
  DayPicker,
  type CustomComponents,
  type Formatters,
  type Labels,
  type Modifiers,
} from 'react-day-picker'
import { Card } from '@/components/card'
import { IconButton } from '@/components/icon_button'
import { chooseDay, endProblem, type ChosenDays } from '@/features/bookings/calendar/choose_day'
import { CalendarLegend } from '@/features/bookings/components/calendar_legend'
import {
  firstDayOf,
  type DurationProblem,
  type Rentable,
} from '@/features/bookings/rental_duration'
import { classes } from '@/lib/classes'
import { LOCALE } from '@/lib/preferences/language'
import { booking } from '@/messages/booking'

/** Days on which a listing has too few pieces left: booked ones, and those that its owner keeps for themselves. */
export type TakenDays = { booked: readonly Day[]; unavailable: readonly Day[] }

type DayState = keyof typeof booking.dayState

const NOTHING_TAKEN: TakenDays = { booked: [], unavailable: [] }

type Props = {
  item: Rentable
  chosen: ChosenDays
  onChoose: (chosen: ChosenDays) => void
  /** Days that cannot be selected. */
  taken?: TakenDays
  /** Days that look taken, but can be selected. */
  marked?: TakenDays | undefined
  /** What the legend calls days that are unavailable; by default it omits them. */
  unavailableLabel?: string
}

/**
 * Calendar of one month, the current one from this week on, in which a renter selects the first and the last day, within the limits
 * of the item. The library's dates are the midnights of the browser's time zone; outside this file a day is text.
 */
export function BookingCalendar({
  item,
  chosen,
  onChoose,
  taken = NOTHING_TAKEN,
  marked = NOTHING_TAKEN,
  unavailableLabel,
}: Props) {
  const today = toDate(todayInIndia())
  const last = toDate(lastRentableDay(todayInIndia()))
  const from = chosen.start === null ? undefined : toDate(chosen.start)
  const to = chosen.end === null ? undefined : toDate(chosen.end)
  const takenDays = [...taken.booked, ...taken.unavailable]
  const breaking = (limit: DurationProblem) => (date: Date) => {
    const day = toCalendarDay(date)
    return day !== chosen.start && endProblem(chosen, day, item) === limit
  }
  const unselectable = {
    past: { before: today },
    tooSoon: { before: toDate(firstDayOf(item)) },
    tooFar: { after: last },
    tooShort: breaking('tooShort'),
    tooLong: breaking('tooLong'),
    taken: takenDays.map(toDate),
  }
  const modifiers = {
    ...unselectable,
    booked: [...taken.booked, ...marked.booked].map(toDate),
    unavailable: [...taken.unavailable, ...marked.unavailable].map(toDate),
  }

  return (
    <Card className="p-3 sm:p-5">
      <DayPicker
        mode="range"
        selected={{ from, to }}
        onSelect={(_, day) => onChoose(chooseDay(chosen, toCalendarDay(day), item, takenDays))}
        today={today}
        defaultMonth={from && from > today ? from : today}
        dateLib={WEEKS}
        endMonth={last}
        disabled={Object.values(unselectable).flat()}
        modifiers={modifiers}
        fixedWeeks
        showOutsideDays
        weekStartsOn={0}
        navLayout="around"
        lang={LOCALE}
        labels={LABELS}
        formatters={FORMATTERS}
        components={COMPONENTS}
        classNames={CLASS_NAMES}
      />
      <CalendarLegend unavailableLabel={unavailableLabel} />
    </Card>
  )
}

/** Without a zone, an ISO time is in the browser's zone. */
function toDate(day: Day) {
  return new Date(`${day}T00:00`)
}

/** The weeks of the calendar: those of the current month that are over give way to as many of the next. */
const WEEKS = {
  startOfWeek: (date: Date) => {
    const today = toDate(todayInIndia())
    const isThisMonth =
      date.getDate() === 1 &&
      date.getMonth() === today.getMonth() &&
      date.getFullYear() === today.getFullYear()
    const sunday = isThisMonth ? today : new Date(date)
    sunday.setDate(sunday.getDate() - sunday.getDay())
    return sunday
  },
}

const isoDate = new Intl.DateTimeFormat('en-CA')

function toCalendarDay(date: Date): Day {
  return isoDate.format(date)
}

/** A selected day that is neither within nor the end of a range is its start. */
function dayState(modifiers: Modifiers): DayState {
  if (modifiers.past) return 'past'
  if (modifiers.tooSoon || modifiers.tooFar) return 'unavailable'
  const isSelected = modifiers.selected && !modifiers.taken
  if (modifiers.booked && !isSelected) return 'booked'
  if (modifiers.unavailable && !isSelected) return 'unavailable'
  if (modifiers.tooShort) return 'tooShort'
  if (modifiers.tooLong) return 'tooLong'
  if (modifiers.range_middle) return 'within'
  if (modifiers.range_start && modifiers.range_end) return 'only'
  if (modifiers.range_end) return 'end'
  return modifiers.selected ? 'start' : 'available'
}

const shortMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short' })
const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' })
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'short' })
const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' })

const FORMATTERS: Partial<Formatters> = {
  formatCaption: (month) => monthName.format(month),
  formatWeekdayName: (day) => weekdayName.format(day),
}

const LABELS: Partial<Labels> = {
  labelGrid: (month) => monthName.format(month),
  labelDayButton: (day, modifiers) =>
    booking.day({ date: fullDate.format(day), state: booking.dayState[dayState(modifiers)] }),
}

const COMPONENTS: Partial<CustomComponents> = {
  PreviousMonthButton: ({ onClick }) => (
    <IconButton
      label={booking.previousMonth}
      icon={<ChevronLeft aria-hidden />}
      onClick={onClick}
    />
  ),
  NextMonthButton: ({ onClick }) => (
    <IconButton label={booking.nextMonth} icon={<ChevronRight aria-hidden />} onClick={onClick} />
  ),
  CaptionLabel: ({ children }) => (
    <h3 aria-live="polite" className="text-lg">
      {children}
    </h3>
  ),
  DayButton: BookingDay,
}

const BAND = 'bg-primary-tint px-0!'

const CLASS_NAMES = {
  month: 'flex flex-wrap items-center justify-between',
  month_grid: 'mt-1 w-full table-fixed border-separate border-spacing-y-1',
  weekday: 'h-8 text-sm font-semibold text-soft',
  day: 'px-0.5 py-0',
  range_start: `rounded-l-control ${BAND}`,
  range_middle: BAND,
  range_end: `rounded-r-control ${BAND}`,
}

const STATE_CLASSES: Record<DayState, string> = {
  available: 'border border-line hover:border-primary hover:bg-primary-tint hover:text-primary',
  past: 'text-soft/45',
  booked: 'forced-edge forced-colors:border-dashed bg-danger-tint text-danger line-through',
  unavailable: 'bg-sunken text-soft/60 line-through',
  tooShort: 'bg-sunken text-soft/60',
  tooLong: 'bg-sunken text-soft/60',
  start: 'forced-selected bg-primary font-bold text-on-primary',
  end: 'forced-selected bg-primary font-bold text-on-primary',
  only: 'forced-selected bg-primary font-bold text-on-primary',
  within: 'forced-selected text-primary font-semibold',
}

function BookingDay(props: ComponentProps<typeof DayButton>) {
  const { day, modifiers, onKeyDown } = props
  const state = dayState(modifiers)

  return (
    <DayButton
      {...props}
      aria-current={modifiers.today ? 'date' : undefined}
      onKeyDown={(event) => (isOutOfMonth(day.date, event) ? undefined : onKeyDown?.(event))}
      className={classes(
        'relative grid h-11 w-full place-items-center rounded-control tabular-nums transition-colors',
        STATE_CLASSES[state],
        modifiers.outside && state === 'available' && 'text-soft',
        modifiers.today &&
          'after:absolute after:bottom-1.5 after:size-1 after:rounded-full after:bg-current'
      )}
    >
      {day.date.getDate() === 1 ? (
        <span
          data-month={shortMonth.format(day.date)}
          className="leading-tight after:block after:text-xs after:leading-none after:content-[attr(data-month)]"
        >
          {props.children}
        </span>
      ) : (
        props.children
      )}
    </DayButton>
  )
}

/** Whether a key moves by a month to one that lacks the day, where the library would move to another day. */
function isOutOfMonth(date: Date, { key }: KeyboardEvent) {
  const months = { PageUp: -1, PageDown: 1 }[key]
  if (!months) return false
  const moved = new Date(date)
  moved.setMonth(date.getMonth() + months)
  return moved.getDate() !== date.getDate()
}
