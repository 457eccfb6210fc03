import type { BookingLine } from '@saajha/contract/booking_steps'
import { ofOutcomes } from '#modules/bookings/public'
import { appendMessage } from '#modules/interactions/steps/append_message'
import { reaction } from '#shared/events/subscriber'

/** Adds a line about each step of a booking to the conversation of its two members. It is never unread: they are notified. */
export const addBookingLine = reaction(
  'add_booking_line',
  ofOutcomes(
    ({ hasLine }) => hasLine === true,
    async (outcome, { name, payload }, trx) => {
      const { itemId, ownerId, renterId, by = 'owner' } = payload
      const state = (outcome.state ?? name.replace('booking.', '')) as BookingLine
      const line = { authorId: null, kind: 'booking', body: null } as const
      await appendMessage(
        trx,
        { itemId, ownerId, renterId },
        { ...line, payload: { booking: { state, by } } }
      )
    }
  )
)
