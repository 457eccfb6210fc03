import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingReason, BookingSide, BookingState } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import type { Day, Money } from '@saajha/contract/values'
import { summaryOfItem } from '#modules/catalogue/public'
import type { BookingEvents } from '#modules/bookings/events'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { addNotifications } from '#modules/notifications/public'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

const BOTH: BookingSide[] = ['owner', 'renter']

/**
 * Notifies the members of a booking of each step of the other one and of the system, reminds the owner of a request, and both
 * on the day before it begins. The request itself is notified as a contact.
 */
export const notifyMembers = reaction('notify_members', {
  'booking.accepted': (event, trx) => notify(trx, event, 'booking_accepted', ['renter']),
  'booking.declined': (event, trx) => notify(trx, event, 'booking_declined', ['renter']),
  'booking.withdrawn': (event, trx) => notify(trx, event, 'booking_withdrawn', ['owner']),
  'booking.expired': (event, trx) => notify(trx, event, 'booking_expired', BOTH),
  'booking.cancelled': (event, trx) => notify(trx, event, 'booking_cancelled', othersThan(event)),
  'booking.days_freed': (event, trx) => notify(trx, event, 'booking_days_freed', ['renter']),
  'booking.completed': (event, trx) => notify(trx, event, 'booking_completed', othersThan(event)),
  'booking.no_show_reported': (event, trx) =>
    notify(trx, event, 'booking_no_show', othersThan(event)),
  'booking.no_show_contested': (event, trx) =>
    notify(trx, event, 'booking_contested', othersThan(event)),
  'booking.reminder_due': (event, trx) =>
    notify(trx, event, 'booking_waiting', ['owner'], 'requested'),
  'booking.day_before': (event, trx) => notify(trx, event, 'booking_tomorrow', BOTH, 'accepted'),
})

type Event = DomainEvent<keyof BookingEvents>

type NotifiedBooking = {
  state: BookingState
  startDate: Day
  endDate: Day
  total: Money | null
  answerBy: Date
  contestUntil: Date | null
  reason: BookingReason | null
  conversationId: string | null
}

function othersThan({
  payload: { by },
}: DomainEvent<
  | 'booking.cancelled'
  | 'booking.completed'
  | 'booking.no_show_reported'
  | 'booking.no_show_contested'
>): BookingSide[] {
  return BOTH.filter((side) => side !== by)
}

/** By when the notified member has to answer. */
const ANSWERED_BY: { [Type in Notification['type']]?: (booking: NotifiedBooking) => Date | null } =
  {
    booking_waiting: ({ answerBy }) => answerBy,
    booking_no_show: ({ contestUntil }) => contestUntil,
  }

/** Notifies these sides of a booking; no one if it has left the state in which that is of use. */
async function notify(
  trx: TransactionClientContract,
  { id: sourceEventId, payload: { bookingId, itemId, ownerId, renterId } }: Event,
  type: Notification['type'],
  sides: BookingSide[],
  onlyIn?: BookingState
): Promise<void> {
  const booking = await findBooking(trx, bookingId)
  if (onlyIn && booking.state !== onlyIn) return
  const { startDate, endDate, total, reason, conversationId } = booking
  const answerBy = ANSWERED_BY[type]?.(booking)
  const { title: itemTitle, imageUrl: itemImageUrl } = await summaryOfItem(trx, itemId)
  await addNotifications(
    trx,
    sides.map((side) => ({
      sourceEventId,
      userId: side === 'owner' ? ownerId : renterId,
      type,
      itemId,
      conversationId,
      payload: {
        senderId: side === 'owner' ? renterId : ownerId,
        itemTitle,
        itemImageUrl,
        startDate,
        endDate,
        total,
        bookingReason: reason,
        answerBy: answerBy?.toISOString() ?? null,
      },
    }))
  )
}

async function findBooking(trx: TransactionClientContract, id: string): Promise<NotifiedBooking> {
  const [booking] = await sql<NotifiedBooking>(
    trx,
    `select ${CURRENT_STATE} as state, b.start_date::text as "startDate", b.end_date::text as "endDate",
       coalesce(b.agreed_total, b.quoted_total) as total, b.answer_by as "answerBy", b.reason,
       b.no_show_contest_until as "contestUntil",
       (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId"
     from bookings b where b.id = $1`,
    [id],
    { prepare: true }
  )
  return booking!
}
