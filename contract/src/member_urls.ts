import type { BookingGroup, BookingSide } from './booking.ts'
import type { Conversation } from './conversation.ts'

/** Maximum page size of the list of a member's own listings. */
const OWN_LISTINGS = 100

/** The URL of a member's own listings, newest first. */
export function ownListingsUrl(ownerId: string): string {
  return `/api/items?${new URLSearchParams({ ownerId, limit: String(OWN_LISTINGS) }).toString()}`
}

/** The URL of a group of a member's bookings, of one side or of both (null). */
export function bookingGroupUrl(group: BookingGroup, side: BookingSide | null): string {
  return `/api/bookings?group=${group}${side ? `&as=${side}` : ''}`
}

/** The parameters of the bookings of a conversation's renter with its owner. */
export function conversationBookings({
  itemId,
  side,
  with: { id: otherId },
}: Conversation): Record<string, string> {
  return side === 'owner' ? { as: side, itemId, renterId: otherId } : { as: side, itemId }
}

/** The URL of the desk's queue of reports; what is empty is left out. */
export function reportsUrl(filter: Record<'state' | 'kind' | 'reason' | 'q', string>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return `/api/admin/reports?${new URLSearchParams(given).toString()}`
}
