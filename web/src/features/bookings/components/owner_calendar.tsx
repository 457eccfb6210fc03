import type { ItemCalendar } from '@saajha/contract/booking'
import { useState } from 'react'
import { Button } from '@/components/button'
import { NO_DAYS } from '@/features/bookings/calendar/choose_day'
import { BookingCalendar } from '@/features/bookings/components/booking_calendar'
import { useOfferDays } from '@/features/bookings/hooks/use_offer_days'
import { ANY_DAYS } from '@/features/bookings/rental_duration'
import { formatDays } from '@/lib/text/format'
import { ownDays as messages } from '@/messages/own_days'

type Props = { itemId: string; calendar: ItemCalendar | undefined }

/** The calendar of an own listing: its owner sees booked days, keeps days for themselves and offers them again. */
export function OwnerCalendar({ itemId, calendar }: Props) {
  const [chosen, setChosen] = useState(NO_DAYS)
  const { mutate, isPending } = useOfferDays(itemId)
  const { start, end } = chosen
  const from = start
  const to = end ?? start
  const isChosen = from !== null && to !== null

  const offer = (available: number) => {
    if (isChosen) mutate({ from, to, available }, { onSuccess: () => setChosen(NO_DAYS) })
  }

  return (
    <section aria-labelledby="own-days" className="scroll-mt-10">
      <h2 id="own-days" className="text-section">
        {messages.heading}
      </h2>
      <p className="mb-4 text-soft">{messages.hint}</p>
      <div className="flex flex-col gap-4 lg:max-w-xl">
        <BookingCalendar
          item={ANY_DAYS}
          chosen={chosen}
          onChoose={setChosen}
          marked={calendar}
          unavailableLabel={messages.legend}
        />
        <p aria-live="polite" className="font-semibold">
          {isChosen ? formatDays(from, to) : messages.chooseFirst}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} disabled={!isChosen} onClick={() => offer(0)}>
            {messages.keep}
          </Button>
          <Button
            variant="outline"
            busy={isPending}
            disabled={!isChosen || !calendar}
            onClick={() => offer(calendar?.quantity ?? 1)}
          >
            {messages.offer}
          </Button>
        </div>
      </div>
    </section>
  )
}
