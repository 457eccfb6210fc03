import type { Item } from '@saajha/contract/item'
import { quoteOf } from '@saajha/contract/quote'
import { priceToAgree } from '@/features/bookings/booking_quote'
import type { RequestedDays } from '@/features/bookings/requested_days'
import { formatDays, formatRupees, formatTimeOfDay } from '@/lib/text/format'
import { booking as messages } from '@/messages/booking'

type Props = { item: Item; booking: RequestedDays }

/** The total, days, pieces and times of a request in two lines, beside its button on phones. */
export function RequestTerms({ item, booking }: Props) {
  const { startDate, endDate, units, collectAt, returnAt } = booking
  const { total } = quoteOf(item, booking)
  const times = [collectAt, returnAt].map((time) => time && formatTimeOfDay(time))
  const terms = [
    formatDays(startDate, endDate),
    units > 1 && messages.pieces({ count: units }),
    times.some(Boolean) && times.map((time) => time ?? '…').join(' → '),
  ]

  return (
    <p className="min-w-0 flex-1 basis-24 leading-tight lg:hidden">
      <span className="block font-display text-lg leading-tight font-bold text-primary">
        {total ? formatRupees(total) : priceToAgree(item)}
      </span>
      <span className="block text-sm text-soft">{terms.filter(Boolean).join(' · ')}</span>
    </p>
  )
}
