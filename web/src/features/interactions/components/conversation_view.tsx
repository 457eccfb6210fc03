import type { Conversation } from '@saajha/contract/conversation'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { useConversationBookings } from '@/features/bookings/public'
import { ContactAside, type ContactParts } from '@/features/interactions/components/contact_aside'
import { ContactSkeleton } from '@/features/interactions/components/contact_skeleton'
import { SafetyNote } from '@/features/interactions/components/safety_note'
import { endingOf } from '@/features/interactions/conversation/ending'
import { ConversationPanel } from '@/features/interactions/conversation/components/conversation_panel'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { contact } from '@/messages/contact'

type Props = ContactParts & {
  isLoading: boolean
  /** Whether its first message was sent since the page was opened. */
  isSent: boolean
}

/** The conversation of the contact page, with its item, and the way to another request. */
export function ConversationView({ item, conversation, owner, isLoading, isSent }: Props) {
  const { user } = useCurrentUser()
  const chat = useRef<HTMLDivElement>(null)
  // The form had the focus.
  useEffect(() => {
    if (isSent) chat.current?.focus()
  }, [isSent, isLoading])

  if (isLoading) return <ContactSkeleton isChat />
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {conversation && user && (
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
      </div>
      <ContactAside {...{ item, conversation, owner }}>
        {item?.isAvailable && conversation?.side === 'renter' && (
          <OtherDates conversation={conversation} />
        )}
      </ContactAside>
      {conversation?.side !== 'owner' && <SafetyNote />}
    </>
  )
}

/** The way to another request, until the conversation itself has a way on at the end of its rental. */
function OtherDates({ conversation }: { conversation: Conversation }) {
  const { newest } = useConversationBookings(conversation)

  if (endingOf(conversation, newest)) return null
  return (
    <Button asChild variant="outline" className="self-start">
      <Link to={`/item/${conversation.itemId}#booking`}>{contact.askAgain}</Link>
    </Button>
  )
}
