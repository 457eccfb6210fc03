import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { BookingActions } from '@/features/bookings/requests/booking_actions'
import { Sentence } from '@/features/bookings/requests/booking_card'
import { BookingCode } from '@/features/bookings/requests/booking_code'
import { BookingStateBadge } from '@/features/bookings/requests/booking_state'
import { Meeting } from '@/features/bookings/requests/meeting'
import { RenterFacts } from '@/features/bookings/requests/renter_facts'
import { useRemoveClosedDrafts } from '@/features/bookings/handover/use_remove_closed_drafts'
import { useConversationBookings } from '@/features/bookings/requests/use_conversation_bookings'
import { formatDays } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** The bookings of a conversation, folded to their days and what comes next, completed ones behind a button; nothing without one. */
export function ConversationBookings({ conversation }: { conversation: Conversation }) {
  const { current, completed } = useConversationBookings(conversation)
  const [isCompletedShown, setCompletedShown] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  // A booking that is completed while its details are open stays.
  const shown = completed.filter(({ id }) => isCompletedShown || id === openId)

  if (current.length === 0) return null
  return (
    // Large text or a keyboard leaves little room: then a message and the box in which to write get it.
    <div className="max-h-[min(15rem,max(var(--visible-height,100dvh)*0.25,var(--visible-height,100dvh)-24rem))] shrink-0 overflow-y-auto border-b border-line bg-sunken">
      {[...current, ...shown].map((booking) => (
        <FoldedBooking
          key={booking.id}
          booking={booking}
          onOpenChange={(open) => setOpenId(open ? booking.id : null)}
        />
      ))}
      {completed.length > 0 && (
        <Button
          variant="ghost"
          aria-expanded={isCompletedShown}
          onClick={() => setCompletedShown(!isCompletedShown)}
        >
          {messages.completed({ count: completed.length })}
        </Button>
      )}
    </div>
  )
}

type Props = { booking: Booking; onOpenChange: (open: boolean) => void }

/** A booking without what the conversation says already: its item and the other member. */
function FoldedBooking({ booking, onOpenChange }: Props) {
  const { renter, state } = booking
  const days = formatDays(booking.startDate, booking.endDate)
  useRemoveClosedDrafts(booking)

  return (
    <section
      aria-label={`${messages.booking}, ${days}`}
      className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 pr-12 pl-3 sm:pl-4"
    >
      {/* As wide as the row: beside a button, days of two months leave no room for the state. */}
      <p className="flex basis-full flex-wrap items-center gap-x-2 text-sm">
        <span>{days}</span>
        <BookingStateBadge booking={booking} />
      </p>
      <div className="min-w-0 flex-[1_1_9rem] text-sm">
        {renter && state === 'requested' && (
          <p className="text-soft">
            <RenterFacts renter={renter} />
          </p>
        )}
        <Sentence booking={booking} />
      </div>
      <BookingCode booking={booking} />
      <BookingActions booking={booking} isInConversation onOpenChange={onOpenChange} />
      {/* As wide as the row: beside the code, a line about the way takes six. */}
      <div className="basis-full empty:hidden">
        <Meeting booking={booking} />
      </div>
    </section>
  )
}
