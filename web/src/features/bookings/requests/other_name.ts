import type { Booking } from '@saajha/contract/booking'
import { firstName } from '@/lib/text/first_name'

/** The first name of the other member of a booking. */
export function otherName({ renter, ownerName }: Pick<Booking, 'renter' | 'ownerName'>) {
  return firstName(renter?.fullName ?? ownerName)
}

/** The item and the other member of a booking, as the title of a dialog: 'Canon EOS R6 · Ravi'. */
export function bookingTitle(booking: Pick<Booking, 'itemTitle' | 'renter' | 'ownerName'>) {
  return `${booking.itemTitle} · ${otherName(booking)}`
}
