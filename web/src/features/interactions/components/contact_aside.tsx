import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { BookingDates, type RequestedDays } from '@/features/bookings/public'
import { ContactSummary } from '@/features/interactions/components/contact_summary'
import { UnavailableAlert } from '@/features/interactions/components/unavailable_alert'
import { contactLink } from '@/features/interactions/contact_link'
import { UnlistedItem } from '@/features/interactions/conversation/components/unlisted_item'
import { contact } from '@/messages/contact'

type Props = {
  /** Undefined for a listing that was deleted or hidden and has a conversation. */
  item: Item | undefined
  conversation: Conversation | undefined
  owner: string
  isBooking: boolean
  /** Whether the conversation is shown instead of the form. */
  isChat: boolean
  booking: RequestedDays | null
  /** The pieces that are left on its days, if that is known. */
  left: number | undefined
}

/** The item of the contact page, and the days of a booking request, or the way to another one. */
export function ContactAside({
  item,
  conversation,
  owner,
  isBooking,
  isChat,
  booking,
  left,
}: Props) {
  const isRequest = isBooking && !isChat
  return (
    <aside className="flex flex-col gap-3 sm:gap-5 lg:col-start-2">
      {item && conversation?.isItemListed !== false ? (
        <ContactSummary item={item} owner={owner} />
      ) : (
        conversation && <UnlistedItem conversation={conversation} />
      )}
      {item?.isAvailable && isChat && conversation?.side === 'renter' && (
        <Button asChild variant="outline" className="self-start">
          <Link to={`/item/${item.id}`}>{contact.askAgain}</Link>
        </Button>
      )}
      {item && isRequest && !item.isAvailable && (
        <UnavailableAlert
          link={contactLink({ itemId: item.id, title: item.title, ownerName: owner })}
        />
      )}
      {item && isRequest && item.isAvailable && <BookingDates {...{ booking, item, left }} />}
    </aside>
  )
}
