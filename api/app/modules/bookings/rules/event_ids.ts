import type { Booking } from '@saajha/contract/booking'

/** The ids of a booking in its events. */
export function eventIds({
  id: bookingId,
  itemId,
  ownerId,
  renterId,
}: Pick<Booking, 'id' | 'itemId' | 'ownerId' | 'renterId'>) {
  return { bookingId, itemId, ownerId, renterId }
}
