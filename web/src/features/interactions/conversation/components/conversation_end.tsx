import type { Conversation } from '@saajha/contract/conversation'
import { PAGES } from '@saajha/contract/pages'
import { Link } from 'react-router-dom'
import { FreeItems } from '@/features/interactions/conversation/components/lazy_free_items'
import { AfterRental } from '@/features/interactions/conversation/components/after_rental'
import { ClosingNote } from '@/features/interactions/conversation/components/closing_note'
import { NextBooking } from '@/features/interactions/conversation/components/next_booking'
import { endingOf } from '@/features/interactions/conversation/ending'
import { useConversationBookings } from '@/features/bookings/public'
import { contact } from '@/messages/contact'
import { conversation as messages } from '@/messages/conversation'

/** What was written about the end of a rental, and the way on after it. */
export function ConversationEnd({ conversation }: { conversation: Conversation }) {
  const { newest } = useConversationBookings(conversation)

  return (
    <>
      {endingOf(conversation, newest) && (
        <ClosingNote conversation={conversation} booking={newest} />
      )}
      <WayOn conversation={conversation} />
    </>
  )
}

/**
 * The way on after the end of a rental. For a renter who did not get the item: others that are free on the same days, or without a
 * booking those of the kind of a listing that is gone, and the same item on other days, also the profile if the owner misses something
 * in it. After a rental: to rent it again. For the owner the next booking, whatever the end.
 */
function WayOn({ conversation }: { conversation: Conversation }) {
  const { isKnown, newest } = useConversationBookings(conversation)
  const { side, isItemListed } = conversation

  switch (endingOf(conversation, newest)) {
    case 'completed':
      return <AfterRental conversation={conversation} booking={newest!} />
    case 'unrented':
      return <NextBooking />
    case 'unmet':
      return (
        <>
          {newest?.reason === 'renter_profile' && (
            <Way to={PAGES.editProfile.path}>{messages.completeProfile}</Way>
          )}
          <FreeItems conversation={conversation} booking={newest} />
          {isItemListed && <OtherDates conversation={conversation} />}
        </>
      )
    case 'revoked':
      return isItemListed ? (
        <OtherDates conversation={conversation} />
      ) : (
        <FreeItems conversation={conversation} />
      )
    case null: {
      const isGone = isKnown && !newest && side === 'renter' && !isItemListed
      return isGone && <FreeItems conversation={conversation} />
    }
  }
}

function OtherDates({ conversation }: { conversation: Conversation }) {
  return <Way to={`/item/${conversation.itemId}#booking`}>{contact.askAgain}</Way>
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <p className="self-center">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {children}
      </Link>
    </p>
  )
}
