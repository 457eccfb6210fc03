import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { ContactAside } from '@/features/interactions/components/contact_aside'
import { ContactHeading } from '@/features/interactions/components/contact_heading'
import { ContactMain } from '@/features/interactions/components/contact_main'
import { ContactSkeleton } from '@/features/interactions/components/contact_skeleton'
import { NoConversation } from '@/features/interactions/components/no_conversation'
import { NoItemToContact } from '@/features/interactions/components/no_item_to_contact'
import { SafetyNote } from '@/features/interactions/components/safety_note'
import { useConversation } from '@/features/interactions/conversation/hooks/use_conversation'
import {
  parseRequestedDays,
  piecesLeft,
  unitsWithin,
  useItemCalendar,
} from '@/features/bookings/public'
import { ownerName } from '@/lib/text/owner_name'

/**
 * Page with the conversation of a renter and an owner about an item, and with the contact form or booking request form. The
 * URL of an owner names the conversation (`?with=`).
 */
export function ContactPage() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const conversationId = parameters.get('with')
  const { data: item, error, refetch } = useQuery<Item>({ queryKey: ['/api/items', id] })
  const found = useConversation(id, conversationId)
  const { conversation } = found
  const isOwner = conversation?.side === 'owner'
  const isNamed = conversationId !== null
  const isBooking = !isNamed && parameters.get('intent') === 'booking'
  const quantity = item?.quantity ?? 1
  const asked = isBooking ? parseRequestedDays(parameters, quantity) : null
  const calendar = useItemCalendar(asked && quantity > 1 ? id : null)
  const left =
    asked && calendar
      ? piecesLeft(calendar, { start: asked.startDate, end: asked.endDate }, item?.bufferDays)
      : undefined
  const isLoading = found.isLooking || (!item && !error)

  if (!isLoading && !conversation && (isNamed || found.isFailed))
    return <NoConversation {...found} />
  if (!isLoading && !conversation && error && !item)
    return <NoItemToContact error={error} onRetry={() => void refetch()} />

  const owner = item
    ? ownerName(item.owner)
    : parameters.get('owner')?.trim() || ownerName(isOwner ? undefined : conversation?.with)
  const parts = {
    item,
    conversation,
    owner,
    isBooking,
    booking: asked && { ...asked, units: unitsWithin(asked.units, left) },
    left,
  }
  const aside = <ContactAside {...parts} />
  // On a phone what is written comes first once there is a conversation, whose header names the item.
  const isChat = isNamed || (conversation !== undefined && !isBooking)
  return (
    <div className="page max-w-6xl py-4 sm:py-8">
      <ContactHeading {...{ owner, isBooking, isNamed, isChat }} />
      <div className="mt-4 grid grid-cols-1 items-start gap-6 sm:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {isLoading ? (
          <ContactSkeleton isChat={isChat} />
        ) : (
          <>
            {!isChat && aside}
            <ContactMain {...parts} />
            {isChat && aside}
            {!isOwner && <SafetyNote />}
          </>
        )}
      </div>
    </div>
  )
}
