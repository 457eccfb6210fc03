import type { Booking } from '@saajha/contract/booking'
import { useEffect, useRef } from 'react'
import { BookingCard } from '@/features/bookings/requests/booking_card'
import { useOpenRequests } from '@/features/bookings/requests/use_open_requests'
import { useAnchor } from '@/lib/page/use_anchor'
import { bookings as messages } from '@/messages/bookings'

/** The anchor of the section, for links from other pages. */
export const REQUESTS = 'requests'

/** The requests for an own listing that its owner has to answer, the oldest first; nothing without any. */
export function ItemRequests({ itemId }: { itemId: string }) {
  const requests = useOpenRequests(itemId)
  if (requests.length === 0) return null
  return <Requests requests={requests} />
}

function Requests({ requests }: { requests: Booking[] }) {
  const section = useAnchor<HTMLElement>(REQUESTS)
  const lastCount = useRef(requests.length)
  // The focused button of an answered request was disabled, then removed.
  useEffect(() => {
    const isAnswered = requests.length < lastCount.current
    if (isAnswered && document.activeElement === document.body) section.current?.focus()
    lastCount.current = requests.length
  }, [requests.length, section])

  return (
    <section
      ref={section}
      id={REQUESTS}
      tabIndex={-1}
      aria-labelledby="requests-heading"
      className="scroll-mt-20"
    >
      <h2 id="requests-heading" className="mb-4 text-section">
        {messages.requestsHeading}
      </h2>
      <ul className="flex flex-col gap-3 lg:max-w-xl">
        {requests.map((request) => (
          <BookingCard key={request.id} booking={request} />
        ))}
      </ul>
    </section>
  )
}
