import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { FreeItems } from '@/features/interactions/conversation/components/free_items'
import { conversationPath } from '@/lib/conversation_paths'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { firstName } from '@/lib/text/first_name'
import { formatDays } from '@/lib/text/format'
import { conversation as messages } from '@/messages/conversation'

/** Thanks after a rental: its renter can rent the item again, its owner sees the next booking. */
export function AfterRental({ conversation }: { conversation: Conversation }) {
  const { side, itemId, isItemListed } = conversation
  if (side === 'owner') return <NextBooking />

  return (
    <div className="flex flex-col items-center gap-2 self-center text-center">
      <p>{messages.thanks}</p>
      {isItemListed ? (
        <Button asChild variant="secondary">
          <Link to={`/item/${itemId}#booking`}>{messages.rentAgain}</Link>
        </Button>
      ) : (
        <FreeItems conversation={conversation} />
      )}
    </div>
  )
}

/** The owner's next booking; nothing without one. */
function NextBooking() {
  const { data: [next] = [] } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: 'owner', group: 'coming', limit: 1 }],
  })
  if (!next) return null
  const name = firstName(next.renter?.fullName ?? '')

  return (
    <p className="self-center">
      <Link
        to={conversationPath(next.itemId, next.conversationId)}
        className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        <QuotingText
          sentence={messages.next({ days: formatDays(next.startDate, next.endDate), name })}
          quote={name}
        />
      </Link>
    </p>
  )
}
