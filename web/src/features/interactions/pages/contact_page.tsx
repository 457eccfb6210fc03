import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/components/lazy_part'
import { MissingContent } from '@/components/missing_content'
import { PageLoading } from '@/components/page_loading'
import { ContactHeading } from '@/features/interactions/components/contact_heading'
import { ContactSkeleton } from '@/features/interactions/components/contact_skeleton'
import { NoConversation } from '@/features/interactions/components/no_conversation'
import { NoItemToContact } from '@/features/interactions/components/no_item_to_contact'
import { contactLink } from '@/features/interactions/contact_link'
import { useConversation } from '@/features/interactions/conversation/hooks/use_conversation'
import {
  Agreement,
  parseRequestedDays,
  piecesLeft,
  unitsWithin,
  useHasOpenBooking,
  useItemCalendar,
} from '@/features/bookings/public'
import { fetchCode } from '@/lib/build/fetch_code'
import { ownerName } from '@/lib/text/owner_name'

const FormView = lazyPart(
  'contact_form_view',
  async () =>
    (await import('@/features/interactions/components/contact_form_view')).ContactFormView,
  (missing) => (
    <MissingContent {...missing}>
      <ContactSkeleton isChat={false} />
    </MissingContent>
  )
)

const ConversationView = lazyPart(
  'conversation_view',
  async () =>
    (await import('@/features/interactions/components/conversation_view')).ConversationView,
  (missing) => (
    <MissingContent {...missing}>
      <ContactSkeleton isChat />
    </MissingContent>
  )
)

/** Loads what the page will show at a URL, so that it need not show an outline first. A failed load is tried again by the page. */
export async function preloadContact(parameters: URLSearchParams): Promise<void> {
  const view = parameters.has('with') ? ConversationView : FormView
  await view.preload().catch(() => {})
}

/** What a form is for; a text that was written for one is not sent with the other. */
type Purpose = 'message' | 'booking'

/** The contact page of an item; with `?print=`, the agreement of that booking in its place. */
export function ContactPage() {
  const [parameters] = useSearchParams()
  const bookingId = parameters.get('print')
  if (bookingId === null) return <Contact />
  return (
    <Suspense fallback={<PageLoading />}>
      <Agreement bookingId={bookingId} />
    </Suspense>
  )
}

/**
 * The contact form or booking request form of an item, and the conversation that takes its place once it is sent. The
 * URL of an owner names the conversation (`?with=`).
 */
function Contact() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const conversationId = parameters.get('with')
  const { data: item, error, refetch } = useQuery<Item>({ queryKey: ['/api/items', id] })
  const found = useConversation(id, conversationId)
  const { conversation } = found
  const isNamed = conversationId !== null
  const isBooking = !isNamed && parameters.get('intent') === 'booking'
  const purpose: Purpose = isBooking ? 'booking' : 'message'
  // What is being written, or was sent, since the page was opened.
  const [written, setWritten] = useState<Purpose | null>(null)
  const [sent, setSent] = useState<Purpose | null>(null)
  const navigate = useNavigate()
  const quantity = item?.quantity ?? 1
  const asked = isBooking ? parseRequestedDays(parameters, quantity) : null
  const calendar = useItemCalendar(asked && quantity > 1 ? id : null)
  const left =
    asked && calendar
      ? piecesLeft(calendar, { start: asked.startDate, end: asked.endDate }, item?.bufferDays)
      : undefined
  const isRequested = useHasOpenBooking(id, conversation ? asked : null)
  const isLoading = found.isLooking || (!item && !error)

  if (!isLoading && !conversation && (isNamed || found.isFailed))
    return <NoConversation {...found} />
  if (!isLoading && !conversation && error && !item)
    return <NoItemToContact error={error} onRetry={() => void refetch()} />

  const owner = item
    ? ownerName(item.owner)
    : parameters.get('owner')?.trim() ||
      ownerName(conversation?.side === 'owner' ? undefined : conversation?.with)
  const message = contactLink({ itemId: id, title: item?.title ?? '', ownerName: owner })
  // A conversation that appears does not take away what is being written. It may be pushed before the response to its first
  // message, or in place of one that is lost.
  const isWriting = written === purpose || (asked !== null && !isRequested)
  const isChat = isNamed || (conversation !== undefined && !isWriting)
  const parts = { item, conversation, owner, isLoading }
  const booking = asked && { ...asked, units: unitsWithin(asked.units, left) }

  const onWrite = () => {
    setWritten(purpose)
    // The conversation takes the place of the form once it is sent. Without its code an error would stand there.
    void fetchCode('conversation_view').catch(() => {})
  }

  const onSent = () => {
    setWritten(null)
    setSent(purpose)
    // A reload or a return shows the conversation, too, and offers no second request of the same days.
    void navigate(message, { replace: true })
  }

  return (
    <div className="page max-w-6xl py-4 sm:py-8">
      <ContactHeading {...{ owner, isBooking, isNamed, isChat }} />
      <div className="mt-3 grid grid-cols-1 items-start gap-3 sm:mt-6 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {isChat ? (
          <ConversationView {...parts} isSent={sent !== null} />
        ) : (
          <FormView
            {...parts}
            {...{ isBooking, booking, left, sent, onSent }}
            onWrite={onWrite}
            onWriteAnother={() => setSent(null)}
          />
        )}
      </div>
    </div>
  )
}
