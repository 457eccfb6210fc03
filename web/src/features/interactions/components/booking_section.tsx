import type { Item } from '@saajha/contract/item'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import { BookingCalendar } from '@/features/interactions/components/booking_calendar'
import { BookingSummary } from '@/features/interactions/components/booking_summary'
import { booking } from '@/messages/booking'

type Props = {
  id: string
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>
  chosen: ChosenDays
  onChoose: (chosen: ChosenDays) => void
  requestLink: string
}

/** Where a renter picks dates, sees what they come to, and asks for them. */
export function BookingSection({ id, item, chosen, onChoose, requestLink }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-10 scroll-mt-10">
      <h2 id={`${id}-heading`} className="text-2xl">
        {booking.heading}
      </h2>
      <p className="mb-4 text-soft">{booking.headingHint}</p>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_17rem]">
        <BookingCalendar chosen={chosen} onChoose={onChoose} />
        <BookingSummary item={item} chosen={chosen} requestLink={requestLink} />
      </div>
    </section>
  )
}
