import { LIMITS } from '@saajha/contract/limits'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { BookingCalendar, type ChosenDays } from '@/features/bookings/public'
import { ANY_DAYS, type SearchedDays } from '@/features/catalogue/searched_days'
import { formatDays, formatShortDay } from '@/lib/text/format'
import { filters as messages } from '@/messages/filters'

/** What the calendar allows for any item. */
const ANY_ITEM = {
  priceUnit: 'day',
  minRentalDuration: 1,
  maxRentalDuration: LIMITS.rentalDays.max,
  noticeDays: 0,
} as const

type DaysDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  days: SearchedDays
  /** Called while the dialog is open. */
  onChoose: (days: SearchedDays) => void
}

/** The calendar for the days of a search; they apply with Done. */
export function DaysDialog({ isOpen, onOpenChange, days, onChoose }: DaysDialogProps) {
  const choose = (chosen: SearchedDays) => {
    if (chosen.from !== days.from || chosen.to !== days.to) onChoose(chosen)
    onOpenChange(false)
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={messages.days} focusOn="panel">
      <Choosing days={days} onChoose={choose} />
    </Dialog>
  )
}

/** Mounted with each opening, so that it begins with the days of the search. One day is the first and the last one. */
function Choosing({ days, onChoose }: Pick<DaysDialogProps, 'days' | 'onChoose'>) {
  const [chosen, setChosen] = useState<ChosenDays>({
    start: days.from || null,
    end: days.to || null,
  })
  const { start, end } = chosen

  return (
    <>
      <div className="max-sm:-mx-[min(1rem,5vw)]">
        <BookingCalendar item={ANY_ITEM} chosen={chosen} onChoose={setChosen} />
      </div>
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {start === null
          ? messages.chooseFirstDay
          : end === null
            ? messages.chooseLastDay({ day: formatShortDay(start) })
            : formatDays(start, end)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {days.from && (
          <Button variant="ghost" onClick={() => onChoose(ANY_DAYS)}>
            {messages.anyDays}
          </Button>
        )}
        <Button
          className="min-w-0 flex-1 basis-32"
          disabled={start === null}
          onClick={() => start && onChoose({ from: start, to: end ?? start })}
        >
          {messages.daysChosen}
        </Button>
      </div>
    </>
  )
}
