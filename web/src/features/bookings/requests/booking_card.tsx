import type { Booking } from '@saajha/contract/booking'
import { cardImage } from '@saajha/contract/media'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Picture } from '@/components/picture'
import { QuotingText } from '@/components/quoting_text'
import { BookingStateBadge } from '@/features/bookings/requests/booking_state'
import { timesOf } from '@/features/bookings/requests/times_of'
import { conversationPath } from '@/lib/conversation_paths'
import { firstName } from '@/lib/text/first_name'
import { formatDateTime, formatDays, formatRupees } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'

type Props = { booking: Booking }

/** A booking in one row. It leads to its conversation. */
export function BookingCard({ booking }: Props) {
  return (
    <Card as="li" interactive>
      <Link
        to={conversationPath(booking.itemId, booking.conversationId)}
        className="flex items-start gap-3 p-4 -outline-offset-2 hover:bg-primary-tint/50"
      >
        <BookingSummary booking={booking} />
      </Link>
    </Card>
  )
}

/** A booking in one row with the button of its next step, in its conversation. */
export function DueBookingCard({ booking }: Props) {
  const isToAnswer = booking.group === 'waiting'

  return (
    <Card as="li" className="flex flex-wrap items-center gap-3 p-4">
      <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <BookingSummary booking={booking} />
      </div>
      <Button asChild variant={isToAnswer ? 'primary' : 'outline'} className="ml-auto">
        <Link to={conversationPath(booking.itemId, booking.conversationId)}>
          <span>
            {isToAnswer ? messages.answer : messages.open}{' '}
            <span lang={langOf(booking.itemTitle)} className="sr-only">
              {booking.itemTitle}
            </span>
          </span>
        </Link>
      </Button>
    </Card>
  )
}

function BookingSummary({ booking }: Props) {
  const { itemTitle, itemImageUrl, startDate, endDate } = booking
  const name = firstName(booking.renter?.fullName ?? booking.ownerName)
  const total = booking.agreedTotal ?? booking.quotedTotal
  const times = timesOf(booking)
  const answerBy = deadlineOf(booking)

  return (
    <>
      <Picture
        src={itemImageUrl ? cardImage(itemImageUrl) : undefined}
        alt=""
        ratio="1/1"
        className="size-14 shrink-0 rounded-control"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span lang={langOf(itemTitle)} className="font-semibold wrap-anywhere">
            {itemTitle}
          </span>
          <BookingStateBadge booking={booking} />
        </span>
        <span className="mt-1 block">
          {formatDays(startDate, endDate)}
          {total && <span>{` · ${formatRupees(total)}`}</span>}
        </span>
        {times && <span className="block text-sm text-soft">{times}</span>}
        <span className="block text-sm text-soft wrap-anywhere">
          <QuotingText
            sentence={
              booking.renter ? messages.rentsFromYou({ name }) : messages.rentFrom({ name })
            }
            quote={name}
          />
        </span>
        {answerBy && (
          <span className="mt-1 block text-sm font-semibold">
            {messages.answerBy({ moment: formatDateTime(answerBy) })}
          </span>
        )}
      </span>
    </>
  )
}

/** By when the reader has to answer a booking that waits for them. */
function deadlineOf({ group, state, answerBy, change, noShowContestUntil }: Booking) {
  if (group !== 'waiting') return null
  return state === 'requested' ? answerBy : (change?.answerBy ?? noShowContestUntil)
}
