import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import { bookedHours, hasTimesInOrder } from '@saajha/contract/quote'
import { useEffect, useRef } from 'react'
import { Card } from '@/components/card'
import { ContactForm } from '@/features/interactions/components/contact_form'
import { ContactSent } from '@/features/interactions/components/contact_sent'
import { LatestContact } from '@/features/interactions/components/latest_contact'
import { contactLink } from '@/features/interactions/contact_link'
import { ConversationPanel } from '@/features/interactions/conversation/components/conversation_panel'
import { prefilledMessage } from '@/features/interactions/prefilled_message'
import { durationProblem, type RequestedDays } from '@/features/bookings/public'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { contact } from '@/messages/contact'

type Props = {
  item: Item | undefined
  conversation: Conversation | undefined
  owner: string
  isBooking: boolean
  /** Whether the conversation is shown instead of the form. */
  isChat: boolean
  booking: RequestedDays | null
  /** The pieces that are left on its days, if that is known. */
  left: number | undefined
  /** What was sent since the page was opened. */
  sent: 'message' | 'booking' | null
  onWrite: () => void
  onSent: () => void
  onWriteAnother: () => void
}

/** The form; once a renter has sent it, the conversation. */
export function ContactMain(props: Props) {
  const { item, conversation, owner, isBooking, isChat, booking, left, sent } = props
  const { user } = useCurrentUser()
  const isSent = sent !== null
  const chat = useRef<HTMLDivElement>(null)
  // The form had the focus.
  useEffect(() => {
    if (isSent && isChat) chat.current?.focus()
  }, [isSent, isChat])

  return (
    <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {isChat && conversation && user && (
        <div
          ref={chat}
          tabIndex={-1}
          // Visible where the conversation fills the screen, else it takes no focus. On paper nothing scrolls.
          className="visible outline-none print:[&_[role=region]]:overflow-visible! print:[&>section]:h-auto! print:[&>section]:max-h-none!"
        >
          <ConversationPanel
            key={conversation.id}
            conversation={conversation}
            memberId={user.id}
            hasComposer
          />
        </div>
      )}
      {item && isSent && !isChat && (
        <Card as="section" className="p-5 sm:p-6">
          <ContactSent
            itemId={item.id}
            owner={owner}
            isBooking={sent === 'booking'}
            onWriteAnother={props.onWriteAnother}
          />
        </Card>
      )}
      {item && !isSent && !isChat && (
        // The bar of the form sticks to the bottom of the screen. A card that clips would prevent that.
        <Card as="section" className="flex flex-col gap-3 overflow-visible! p-4 sm:gap-5 sm:p-6">
          <LatestContact
            itemId={item.id}
            ownerName={owner}
            link={
              conversation && contactLink({ itemId: item.id, title: item.title, ownerName: owner })
            }
            linkText={contact.openConversation}
          />
          <ContactForm
            item={item}
            prefilled={prefilledMessage(owner, item, booking)}
            booking={booking}
            isBlocked={isBooking && (left === 0 || !isRequestable(item, booking))}
            conversationId={conversation?.id}
            onWrite={props.onWrite}
            onSent={props.onSent}
          />
        </Card>
      )}
    </div>
  )
}

function isRequestable(item: Item, booking: RequestedDays | null) {
  return (
    item.isAvailable &&
    booking !== null &&
    hasTimesInOrder(booking) &&
    !durationProblem(item, booking.startDate, booking.endDate, bookedHours(booking))
  )
}
