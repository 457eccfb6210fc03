import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingChange } from '@saajha/contract/conversation'
import type { BookingEvents } from '#modules/bookings/events'
import { appendMessage } from '#modules/interactions/append_message'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'

/** Adds a line about each step of a booking to the conversation of its two members. It is never unread: they are notified. */
export const addBookingLine = reaction('add_booking_line', {
  'booking.accepted': (event, trx) => add(trx, event, { state: 'accepted', by: 'owner' }),
  'booking.declined': (event, trx) => add(trx, event, { state: 'declined', by: event.payload.by }),
  'booking.withdrawn': (event, trx) => add(trx, event, { state: 'withdrawn', by: 'renter' }),
  'booking.expired': (event, trx) => add(trx, event, { state: 'expired', by: 'system' }),
  'booking.cancelled': (event, trx) =>
    add(trx, event, { state: 'cancelled', by: event.payload.by }),
  'booking.started': (event, trx) => add(trx, event, { state: 'active', by: event.payload.by }),
  'booking.change_proposed': (event, trx) =>
    add(trx, event, { state: 'change_proposed', by: event.payload.by }),
  'booking.changed': (event, trx) => add(trx, event, { state: 'changed', by: event.payload.by }),
  'booking.change_declined': (event, trx) =>
    add(trx, event, { state: 'change_declined', by: event.payload.by }),
  'booking.change_withdrawn': (event, trx) =>
    add(trx, event, { state: 'change_withdrawn', by: event.payload.by }),
  'booking.completed': (event, trx) =>
    add(trx, event, { state: 'completed', by: event.payload.by }),
})

async function add(
  trx: TransactionClientContract,
  { payload: { itemId, ownerId, renterId } }: DomainEvent<keyof BookingEvents>,
  booking: BookingChange
): Promise<void> {
  const line = { authorId: null, kind: 'booking', body: null, payload: { booking } } as const
  await appendMessage(trx, { itemId, ownerId, renterId }, line)
}
