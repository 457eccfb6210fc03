import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { FormDialog } from '@/components/form_dialog'
import { BookingFacts } from '@/features/bookings/requests/booking_facts'
import { BookingStateBadge, isToAnswer } from '@/features/bookings/requests/booking_state'
import { BookingSteps } from '@/features/bookings/requests/booking_steps'
import { ChangeSection } from '@/features/bookings/changes/change_section'
import { HandoverSection } from '@/features/bookings/handover/handover_section'
import { useRemoveClosedDrafts } from '@/features/bookings/handover/use_remove_closed_drafts'
import { ItemAsRequested } from '@/features/bookings/requests/item_as_requested'
import { timesOf } from '@/features/bookings/requests/times_of'
import { useConversationBookings } from '@/features/bookings/requests/use_conversation_bookings'
import { formatDays } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** The bookings of a conversation in a row each, completed ones behind a button; nothing without one. */
export function ConversationBookings({ conversation }: { conversation: Conversation }) {
  const { current, completed } = useConversationBookings(conversation)
  const [isCompletedShown, setCompletedShown] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  // A booking that is completed while its details are open stays.
  const shown = completed.filter(({ id }) => isCompletedShown || id === openId)

  if (current.length === 0) return null
  return (
    <div className="max-h-60 shrink-0 overflow-y-auto border-b border-line bg-sunken">
      {[...current, ...shown].map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          isOpen={booking.id === openId}
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

type RowProps = { booking: Booking; isOpen: boolean; onOpenChange: (open: boolean) => void }

/** A booking in one row. It opens its details and next steps. */
function BookingRow({ booking, isOpen, onOpenChange }: RowProps) {
  const { startDate, endDate } = booking
  const days = formatDays(startDate, endDate)
  const times = timesOf(booking)
  const needsAnswer = isToAnswer(booking)
  useRemoveClosedDrafts(booking)

  return (
    <section
      aria-label={`${messages.booking}, ${days}`}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5 sm:px-4"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="font-semibold">{days}</span>
        <BookingStateBadge booking={booking} />
        {times && <span className="text-sm text-soft">{times}</span>}
      </p>
      <Button variant={needsAnswer ? 'primary' : 'ghost'} onClick={() => onOpenChange(true)}>
        {needsAnswer ? messages.answer : messages.open}
      </Button>
      <FormDialog open={isOpen} onOpenChange={onOpenChange} title={messages.booking}>
        <div className="flex flex-col gap-5">
          <BookingStateBadge booking={booking} />
          <div>
            <BookingFacts booking={booking} />
          </div>
          <ItemAsRequested booking={booking} />
          <HandoverSection booking={booking}>
            <ChangeSection booking={booking} />
            <BookingSteps booking={booking} onDone={() => onOpenChange(false)} />
          </HandoverSection>
        </div>
      </FormDialog>
    </section>
  )
}
