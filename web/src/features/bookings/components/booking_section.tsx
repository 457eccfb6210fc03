import type { ReactNode } from 'react'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { BookingCalendar, type TakenDays } from '@/features/bookings/components/booking_calendar'
import { limitsMessage, type Rentable } from '@/features/bookings/rental_duration'
import { formatShortDay } from '@/lib/text/format'
import { booking } from '@/messages/booking'

type Props = {
  id: string
  item: Rentable
  chosen: ChosenDays
  onChoose: (chosen: ChosenDays) => void
  taken: TakenDays | undefined
  /** Price summary of the selected days; null if it is shown elsewhere. */
  summary: ReactNode
}

/** Section for selecting dates; after the first, it says which others are possible. */
export function BookingSection({ id, item, chosen, onChoose, taken, summary }: Props) {
  const isHalfChosen = chosen.start !== null && chosen.end === null
  const { noticeDays = 0 } = item
  const limits = isHalfChosen && limitsMessage(item)

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-10 print:hidden">
      <h2 id={`${id}-heading`} className="text-section">
        {booking.heading}
      </h2>
      <p aria-live="polite" className="mb-4 text-soft">
        {chosen.start && isHalfChosen
          ? booking.pickReturn({ start: formatShortDay(chosen.start) })
          : booking.headingHint}
        {!isHalfChosen && noticeDays > 0 && (
          <span className="block font-semibold text-ink">
            {booking.notice({ count: noticeDays })}
          </span>
        )}
        {limits && <span className="block font-semibold text-ink">{limits}</span>}
      </p>
      <div className="flex flex-col gap-4 md:flex-row md:items-start lg:max-w-xl">
        <div className="min-w-0 flex-1">
          <BookingCalendar item={item} chosen={chosen} onChoose={onChoose} taken={taken} />
        </div>
        {summary}
      </div>
    </section>
  )
}
