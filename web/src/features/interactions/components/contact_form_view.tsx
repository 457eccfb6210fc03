import type { Item } from '@saajha/contract/item'
import { bookedHours, hasTimesInOrder } from '@saajha/contract/quote'
import { Card } from '@/components/card'
import { ContactAside, type ContactParts } from '@/features/interactions/components/contact_aside'
import { ContactForm } from '@/features/interactions/components/contact_form'
import { ContactSent } from '@/features/interactions/components/contact_sent'
import { ContactSkeleton } from '@/features/interactions/components/contact_skeleton'
import { LatestContact } from '@/features/interactions/components/latest_contact'
import { SafetyNote } from '@/features/interactions/components/safety_note'
import { UnavailableAlert } from '@/features/interactions/components/unavailable_alert'
import { contactLink } from '@/features/interactions/contact_link'
import { prefilledMessage } from '@/features/interactions/prefilled_message'
import { BookingDates, durationProblem, type RequestedDays } from '@/features/bookings/public'
import { useFormKey } from '@/lib/drafts/use_form_key'
import { contact } from '@/messages/contact'

type Props = ContactParts & {
  isLoading: boolean
  isBooking: boolean
  booking: RequestedDays | null
  /** The pieces that are left on its days, if that is known. */
  left: number | undefined
  /** What was sent since the page was opened. */
  sent: 'message' | 'booking' | null
  onWrite: () => void
  onSent: () => void
  onWriteAnother: () => void
}

/** The form of the contact page, with the item and the days of a booking request. */
export function ContactFormView(props: Props) {
  const { item, conversation, owner, isBooking, booking, left, sent } = props
  const formKey = useFormKey()
  if (props.isLoading) return <ContactSkeleton isChat={false} />
  const link = item && contactLink({ itemId: item.id, title: item.title, ownerName: owner })

  return (
    <>
      <ContactAside {...{ item, conversation, owner }}>
        {link && isBooking && !item.isAvailable && <UnavailableAlert link={link} />}
        {item?.isAvailable && isBooking && <BookingDates {...{ booking, item, left }} />}
      </ContactAside>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {item && sent !== null && (
          <Card as="section" className="p-5 sm:p-6">
            <ContactSent
              itemId={item.id}
              owner={owner}
              isBooking={sent === 'booking'}
              onWriteAnother={props.onWriteAnother}
            />
          </Card>
        )}
        {item && sent === null && (
          // The bar of the form sticks to the bottom of the screen. A card that clips would prevent that.
          <Card as="section" className="flex flex-col gap-3 overflow-visible! p-4 sm:gap-5 sm:p-6">
            <LatestContact
              itemId={item.id}
              ownerName={owner}
              link={conversation && link}
              linkText={contact.openConversation}
            />
            <ContactForm
              key={formKey}
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
      {conversation?.side !== 'owner' && <SafetyNote />}
    </>
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
