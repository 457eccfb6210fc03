import { totalOfBooking, type Booking } from '@saajha/contract/booking'
import { smallImage } from '@saajha/contract/media'
import { Link } from 'react-router-dom'
import { Card } from '@/components/card'
import { Picture } from '@/components/picture'
import { QuotingText } from '@/components/quoting_text'
import { VerifiedTick } from '@/components/verified_tick'
import { bookingTotal } from '@/features/bookings/booking_quote'
import { depositFact } from '@/features/bookings/deposit_fact'
import { BookingActions } from '@/features/bookings/requests/booking_actions'
import { BookingCode } from '@/features/bookings/requests/booking_code'
import { BookingStateBadge } from '@/features/bookings/requests/booking_state'
import { Meeting } from '@/features/bookings/requests/meeting'
import { nextSentence } from '@/features/bookings/requests/next_sentence'
import { otherName } from '@/features/bookings/requests/other_name'
import { RenterFacts } from '@/features/bookings/requests/renter_facts'
import { reviewSentence } from '@/features/bookings/requests/review_sentence'
import { timesOf } from '@/features/bookings/requests/times_of'
import { conversationPath } from '@/lib/conversation_paths'
import { formatDays } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { booking as counts } from '@/messages/booking'
import { bookings as messages } from '@/messages/bookings'

type Props = { booking: Booking }

type CardProps = Props & {
  /** Called when a dialog of the booking opens and closes. */
  onOpenChange?: (open: boolean) => void
}

/** A booking in a list: what and with whom, what comes next, and what the reader can do. It leads to its conversation. */
export function BookingCard({ booking, onOpenChange }: CardProps) {
  const { itemTitle, itemImageUrl, startDate, endDate, units } = booking
  const total = totalOfBooking(booking)
  const times = timesOf(booking)
  const facts = [
    formatDays(startDate, endDate),
    units > 1 && counts.pieces({ count: units }),
    total ? bookingTotal(booking, total) : messages.toAgree,
    depositFact(booking),
  ]

  return (
    <Card as="li" className="relative flex flex-col gap-3 p-4 focus-within:z-10">
      <div className="flex flex-wrap items-start gap-3">
        <Picture
          src={itemImageUrl ? smallImage(itemImageUrl) : undefined}
          alt=""
          ratio="1/1"
          className="size-14 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-[1_1_11rem] pr-7">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={conversationPath(booking.itemId, booking.conversationId)}
              lang={langOf(itemTitle)}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {itemTitle}
            </Link>
            <BookingStateBadge booking={booking} />
          </div>
          <Person booking={booking} />
          <p className="mt-1">{facts.filter(Boolean).join(' · ')}</p>
          {times && <p className="text-sm text-soft">{times}</p>}
        </div>
      </div>
      <Sentence booking={booking} />
      <BookingCode booking={booking} />
      <Meeting booking={booking} />
      <BookingActions booking={booking} onOpenChange={onOpenChange} />
    </Card>
  )
}

/** What comes next in a booking, and that a review of it waits. */
export function Sentence({ booking }: Props) {
  const sentence = nextSentence(booking)
  const review = reviewSentence(booking)
  return [sentence, review].filter(Boolean).map((each) => (
    <p key={each} className="font-semibold wrap-anywhere">
      <QuotingText sentence={each!} quote={otherName(booking)} />
    </p>
  ))
}

/** Who rents from whom, and what an owner sees of a renter who asks. */
function Person({ booking: { renter, ownerName, state } }: Props) {
  const name = renter?.fullName ?? ownerName
  return (
    <p className="text-sm text-soft wrap-anywhere">
      <QuotingText
        sentence={renter ? messages.rentsFromYou({ name }) : messages.rentFrom({ name })}
        quote={name}
      />
      {renter?.isVerified && <VerifiedTick />}
      {renter && state === 'requested' && (
        <>
          {' · '}
          <RenterFacts renter={renter} />
        </>
      )}
    </p>
  )
}
