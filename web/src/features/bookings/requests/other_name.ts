import type { Booking } from '@saajha/contract/booking'
import { firstName } from '@/lib/text/first_name'

/** The first name of the other member of a booking. */
export function otherName({ renter, ownerName }: Pick<Booking, 'renter' | 'ownerName'>) {
  return firstName(renter?.fullName ?? ownerName)
}
