import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Card } from '@/components/card'
import { QuotingText } from '@/components/quoting_text'
import { parseRequestedDays, type RequestedDays } from '@/features/interactions/requested_days'
import { bookingQuote, depositOf } from '@/features/interactions/booking_quote'
import { BookingDates } from '@/features/interactions/components/booking_dates'
import { ContactForm } from '@/features/interactions/components/contact_form'
import { ContactSent } from '@/features/interactions/components/contact_sent'
import { ContactSkeleton } from '@/features/interactions/components/contact_skeleton'
import { ContactSummary } from '@/features/interactions/components/contact_summary'
import { UnavailableAlert } from '@/features/interactions/components/unavailable_alert'
import { LatestContact } from '@/features/interactions/components/latest_contact'
import { NoItemToContact } from '@/features/interactions/components/no_item_to_contact'
import { SafetyNote } from '@/features/interactions/components/safety_note'
import { contactLink } from '@/features/interactions/contact_link'
import { blockingProblem } from '@/features/interactions/rental_duration'
import { formatPrice, formatShortDay } from '@/lib/text/format'
import { ownerName } from '@/lib/text/owner_name'
import { contact } from '@/messages/contact'
import { pages } from '@/messages/pages'

/** Page with the contact form or booking request form of an item. */
export function ContactPage() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const [isSent, setSent] = useState(false)
  const { data: item, error, refetch } = useQuery<Item>({ queryKey: ['/api/items', id] })

  const isBooking = parameters.get('intent') === 'booking'
  const booking = isBooking ? parseRequestedDays(parameters) : null
  const owner = item
    ? ownerName(item.owner)
    : parameters.get('owner')?.trim() || ownerName(undefined)
  const heading = isBooking ? contact.bookingHeading : contact.heading
  const title = <title>{pages.title({ page: heading })}</title>

  if (error && !item) {
    return (
      <div className="page py-12">
        {title}
        <NoItemToContact error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className="page max-w-6xl py-8">
      {title}
      <h1 className="text-title">{heading}</h1>
      <p className="mt-1 text-soft">
        <QuotingText
          sentence={isBooking ? contact.bookingHint({ owner }) : contact.hint({ owner })}
          quote={owner}
        />
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {!item && <ContactSkeleton />}
        {item && (
          <aside className="flex flex-col gap-5 lg:col-start-2">
            <ContactSummary item={item} owner={owner} />
            {isBooking && !item.isAvailable && (
              <UnavailableAlert
                link={contactLink({ itemId: item.id, title: item.title, ownerName: owner })}
              />
            )}
            {isBooking && item.isAvailable && <BookingDates booking={booking} item={item} />}
          </aside>
        )}
        {item && (
          <Card
            as="section"
            className="flex flex-col gap-5 p-5 sm:p-6 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          >
            {isSent ? (
              <ContactSent
                itemId={item.id}
                owner={owner}
                isBooking={isBooking}
                onWriteAnother={() => setSent(false)}
              />
            ) : (
              <>
                <LatestContact itemId={item.id} ownerName={owner} />
                <ContactForm
                  item={item}
                  prefilled={prefilledFor(owner, item, booking)}
                  booking={booking}
                  isBlocked={isBooking && !isRequestable(item, booking)}
                  onSent={() => setSent(true)}
                />
              </>
            )}
          </Card>
        )}
        {item && <SafetyNote />}
      </div>
    </div>
  )
}

function isRequestable(item: Item, booking: RequestedDays | null) {
  return item.isAvailable && booking !== null && !blockingProblem(item, booking.days)
}

function prefilledFor(owner: string, item: Item, booking: RequestedDays | null) {
  const { title } = item
  if (!booking) return contact.prefilled({ owner, title })
  return contact.prefilledBooking({
    owner,
    title,
    start: formatShortDay(booking.startDate),
    end: formatShortDay(booking.endDate),
    total: bookingQuote(item, booking.days),
    hourly: item.priceUnit === 'hour' && !isPriceNegotiable(item) ? formatPrice(item) : null,
    deposit: depositOf(item),
  })
}
