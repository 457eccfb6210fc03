import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { DepositQuestion } from '@/features/bookings/public'
import { FreeItems } from '@/features/interactions/conversation/components/lazy_free_items'
import { NextBooking } from '@/features/interactions/conversation/components/next_booking'
import { conversation as messages } from '@/messages/conversation'

type Props = { conversation: Conversation; booking: Booking }

/** Thanks after a rental: its renter is asked for the deposit and can rent the item again, its owner sees the next booking. */
export function AfterRental({ conversation, booking }: Props) {
  const { side, itemId, isItemListed } = conversation
  if (side === 'owner') return <NextBooking />

  return (
    <div className="flex flex-col items-center gap-2 self-center text-center">
      <p>{messages.thanks}</p>
      <DepositQuestion booking={booking} />
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
