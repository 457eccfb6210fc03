import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Card } from '@/components/card'
import { IconButton } from '@/components/icon_button'
import { addMonths, monthOf, todayInIndia } from '@/features/interactions/calendar/calendar_days'
import { chooseDay, type ChosenDays } from '@/features/interactions/calendar/choose_day'
import type { TakenDays } from '@/features/interactions/calendar/day_state'
import { CalendarLegend } from '@/features/interactions/components/calendar_legend'
import { CalendarMonth } from '@/features/interactions/components/calendar_month'
import { LOCALE } from '@/lib/language'
import { booking } from '@/messages/booking'

const monthName = new Intl.DateTimeFormat(LOCALE, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const NOTHING_TAKEN: TakenDays = { booked: [], unavailable: [] }

type Props = {
  chosen: ChosenDays
  onChoose: (chosen: ChosenDays) => void
  taken?: TakenDays
}

/** Calendar of one month in which a renter selects the first and the last day. */
export function BookingCalendar({ chosen, onChoose, taken = NOTHING_TAKEN }: Props) {
  const today = todayInIndia()
  const [month, showMonth] = useState(() => monthOf(chosen.start ?? today))
  const headingId = useId()

  return (
    <Card className="p-3 sm:p-5">
      <div className="mb-1 flex items-center justify-between">
        <IconButton
          label={booking.previousMonth}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => showMonth(addMonths(month, -1))}
        />
        <h3 id={headingId} aria-live="polite" className="text-lg">
          {monthName.format(new Date(`${month}-01T00:00:00Z`))}
        </h3>
        <IconButton
          label={booking.nextMonth}
          icon={<ChevronRight aria-hidden />}
          onClick={() => showMonth(addMonths(month, 1))}
        />
      </div>
      <CalendarMonth
        labelledBy={headingId}
        month={month}
        showMonth={showMonth}
        today={today}
        taken={taken}
        chosen={chosen}
        onPick={(day) => onChoose(chooseDay(chosen, day))}
      />
      <CalendarLegend />
    </Card>
  )
}
