import type { Conversation } from '@saajha/contract/conversation'
import { FreeItems } from '@/features/interactions/conversation/components/free_items'
import { AfterRental } from '@/features/interactions/conversation/components/after_rental'
import { endingOf } from '@/features/interactions/conversation/ending'
import { useConversationBookings } from '@/features/bookings/public'

/**
 * The way on after the end of a rental. For a renter who did not get the item: others that are free on the same days, or without a
 * booking those of the kind of a listing that is gone. After a rental: to rent it again, and for its owner the next booking.
 */
export function ConversationEnd({ conversation }: { conversation: Conversation }) {
  const { isKnown, current } = useConversationBookings(conversation)
  const [newest] = current
  const ending = endingOf(conversation, newest)

  if (ending === 'completed') return <AfterRental conversation={conversation} />
  if (ending === 'unmet') return <FreeItems conversation={conversation} booking={newest} />
  const isGone = isKnown && !newest && conversation.side === 'renter' && !conversation.isItemListed
  return isGone && <FreeItems conversation={conversation} />
}
