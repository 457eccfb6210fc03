import type { ReactNode } from 'react'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import { BookingCalendar } from '@/features/interactions/components/booking_calendar'
import { formatShortDay } from '@/lib/text/format'
import { booking } from '@/messages/booking'

type Props = {
  id: string
  chosen: ChosenDays
  onChoose: (chosen: ChosenDays) => void
  /** Price summary of the selected days; null if it is shown elsewhere. */
  summary: ReactNode
}

/** Section for selecting dates. */
export function BookingSection({ id, chosen, onChoose, summary }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-10">
      <h2 id={`${id}-heading`} className="text-section">
        {booking.heading}
      </h2>
      <p aria-live="polite" className="mb-4 text-soft">
        {chosen.start && !chosen.end
          ? booking.pickReturn({ start: formatShortDay(chosen.start) })
          : booking.headingHint}
      </p>
      <div className="flex flex-col gap-4 md:flex-row md:items-start lg:max-w-xl">
        <div className="min-w-0 flex-1">
          <BookingCalendar chosen={chosen} onChoose={onChoose} />
        </div>
        {summary}
      </div>
    </section>
  )
}
