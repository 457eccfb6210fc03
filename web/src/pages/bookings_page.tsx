import { BOOKING_SIDES, type BookingSide } from '@saajha/contract/booking'
import { useSearchParams } from 'react-router-dom'
import { BookingList } from '@/features/bookings/requests/booking_list'
import { pages } from '@/messages/pages'
import { places } from '@/messages/places'

/** A member's bookings, as a renter and as an owner. */
export function BookingsPage() {
  const [parameters, setParameters] = useSearchParams()
  const side = BOOKING_SIDES.find((each) => each === parameters.get('as')) ?? null

  const choose = (next: BookingSide | null) =>
    setParameters(
      { show: 'bookings', ...(next && { as: next }) },
      { replace: true, preventScrollReset: true }
    )

  return (
    <div className="page min-h-dvh max-w-4xl py-8">
      <title>{pages.title({ page: places.bookings })}</title>
      <h1 className="mb-4 text-title">{places.bookings}</h1>
      <BookingList side={side} onChoose={choose} />
    </div>
  )
}
