import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import { bookedHours, hasTimesInOrder } from '@saajha/contract/quote'
import { useState } from 'react'
import { Card } from '@/components/card'
import { ContactForm } from '@/features/interactions/components/contact_form'
import { ContactSent } from '@/features/interactions/components/contact_sent'
import { LatestContact } from '@/features/interactions/components/latest_contact'
import { ConversationPanel } from '@/features/interactions/conversation/components/conversation_panel'
import { prefilledMessage } from '@/features/interactions/prefilled_message'
import { durationProblem, type RequestedDays } from '@/features/bookings/public'
import { useCurrentUser } from '@/lib/session/use_current_user'

type Props = {
  item: Item | undefined
  conversation: Conversation | undefined
  owner: string
  isBooking: boolean
  booking: RequestedDays | null
  /** The pieces that are left on its days, if that is known. */
  left: number | undefined
}

/** How far the form is: a written one may have been sent, too, or have failed. */
type FormState = 'untouched' | 'written' | 'sent'

/** The conversation with an owner or renter; before it, and for booking requests, the form. */
export function ContactMain({ item, conversation, owner, isBooking, booking, left }: Props) {
  const { user } = useCurrentUser()
  const [form, setForm] = useState<FormState>('untouched')
  // A conversation that appears does not take away what is being written. It may be pushed before the response to its first
  // message, or in place of one that is lost.
  const isFirst = form === 'written' && !isBooking
  const hasForm = form !== 'sent' && (isBooking || !conversation || isFirst)

  return (
    <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {form === 'sent' && item && (
        <Card as="section" className="p-5 sm:p-6">
          <ContactSent
            itemId={item.id}
            owner={owner}
            isBooking={isBooking}
            onWriteAnother={() => setForm('untouched')}
          />
        </Card>
      )}
      {conversation && user && !isFirst && (
        <ConversationPanel
          key={conversation.id}
          conversation={conversation}
          memberId={user.id}
          hasComposer={!hasForm}
        />
      )}
      {item && hasForm && (
        <Card as="section" className="flex flex-col gap-5 p-5 sm:p-6">
          {!conversation && <LatestContact itemId={item.id} ownerName={owner} />}
          <ContactForm
            item={item}
            prefilled={prefilledMessage(owner, item, booking)}
            booking={booking}
            isBlocked={isBooking && (left === 0 || !isRequestable(item, booking))}
            conversationId={conversation?.id}
            onWrite={() => setForm('written')}
            onSent={() => setForm('sent')}
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
