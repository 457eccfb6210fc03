import type { BookingRenter } from '@saajha/contract/booking'
import { Star } from 'lucide-react'
import { Fragment } from 'react'
import { formatDate, formatRating } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'
import { item } from '@/messages/item'

/** What an owner sees of a renter who asks: since when they are a member, and how reliable they were. */
export function RenterFacts({ renter }: { renter: BookingRenter }) {
  const { completedRentals, reviewCount = 0, cancelledShare } = renter
  const rating = formatRating(renter)
  const facts = [
    messages.memberSince({ date: formatDate(renter.createdAt) }),
    completedRentals && messages.completed({ count: completedRentals }),
    rating && <Rating rating={rating} count={reviewCount} />,
    cancelledShare &&
      messages.cancelledShare({ percent: Math.max(1, Math.round(cancelledShare * 100)) }),
  ].filter(Boolean)

  return facts.map((fact, index) => (
    // The facts keep their order.
    <Fragment key={index}>
      {index > 0 && ' · '}
      {fact}
    </Fragment>
  ))
}

function Rating({ rating, count }: { rating: string; count: number }) {
  return (
    <span className="whitespace-nowrap">
      <Star aria-hidden className="inline size-4 fill-accent align-text-bottom text-accent" />
      <span aria-hidden>{` ${rating} (${count})`}</span>
      <span className="sr-only">
        {item.rated({ rating })}, {item.reviews({ count })}
      </span>
    </span>
  )
}
