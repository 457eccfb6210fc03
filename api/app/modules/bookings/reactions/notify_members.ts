import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  BookingReason,
  BookingSide,
  BookingState,
  ProposedChange,
} from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import type { Day, Money } from '@saajha/contract/values'
import type { Outcome } from '@saajha/contract/booking_steps'
import { ofOutcomes, type StepEvent } from '#modules/bookings/steps/of_outcomes'
import type { BookingEvents } from '#modules/bookings/events'
import { isNoShowOpen } from '#modules/bookings/policies/booking_policy'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { OPEN_CHANGE } from '#modules/bookings/queries/open_change'
import { TODAY } from '#modules/bookings/rules/today'
import { addNotifications, markSourcesRead } from '#modules/notifications/public'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

const BOTH: BookingSide[] = ['owner', 'renter']

/**
 * Notifies the members of a booking of each step of the other member and of the system, reminds the owner of a request, and both
 * on the day before it begins, of the return, and once it is overdue. The request itself is notified as a contact.
 */
export const notifyMembers = reaction('notify_members', {
  ...ofOutcomes(({ notification }) => notification !== undefined, notifyOfStep),
  'booking.days_freed': (event, trx) => notify(trx, event, 'booking_days_freed', ['renter']),
  'booking.item_gone': (event, trx) => notify(trx, event, 'booking_item_gone', ['renter'], isHeld),
  'booking.renter_suspended': (event, trx) =>
    notify(trx, event, 'booking_member_suspended', ['owner'], isHeld),
  'booking.reminder_due': (event, trx) =>
    notify(trx, event, 'booking_waiting', ['owner'], ({ state }) => state === 'requested'),
  'booking.day_before': async (event, trx) => {
    // A booking that was moved away and back has two of them for one morning.
    if (!(await isLast(trx, event))) return
    await notify(trx, event, 'booking_tomorrow', BOTH, isAcceptedForTomorrow)
  },
  'booking.return_due': async (event, trx) => {
    if (!(await isLast(trx, event))) return
    await notify(trx, event, 'booking_return', BOTH, isToReturnToday)
  },
  'booking.overdue': async (event, trx) => {
    if (!(await isLast(trx, event))) return
    await notify(trx, event, 'booking_overdue', BOTH, isOverdue)
  },
})

type Event = DomainEvent<keyof BookingEvents>

type NotifiedBooking = {
  itemTitle: string
  itemImageUrl: string | null
  state: BookingState
  startDate: Day
  isTomorrow: boolean
  /** The days from the last one until today; negative before it. */
  daysSinceEnd: number
  endDate: Day
  total: Money | null
  answerBy: Date
  noShowContestUntil: Date | null
  noShowContestedAt: Date | null
  change: ProposedChange | null
  reason: BookingReason | null
  conversationId: string | null
}

async function notifyOfStep(
  outcome: Outcome,
  event: StepEvent,
  trx: TransactionClientContract
): Promise<void> {
  const { by, proposedBy, changeId } = event.payload
  await markRead(trx, event, [
    ...(outcome.ends ? [`booking.${outcome.ends}` as const] : []),
    ...(outcome.state ? (['contact.sent', 'booking.reminder_due'] as const) : []),
  ])
  const { notification, notifies = [] } = outcome
  if (!notification) return
  const sides =
    notifies === 'others'
      ? BOTH.filter((side) => side !== by)
      : notifies === 'proposer'
        ? BOTH.filter((side) => side === proposedBy)
        : notifies
  // A proposal that was withdrawn meanwhile is of no use.
  await notify(
    trx,
    event,
    notification,
    sides,
    ({ change }) => !changeId || change?.id === changeId
  )
}

/** By when the notified member has to answer. */
const ANSWERED_BY: { [Type in Notification['type']]?: (booking: NotifiedBooking) => Date | null } =
  {
    booking_waiting: ({ answerBy }) => answerBy,
    booking_no_show: ({ noShowContestUntil }) => noShowContestUntil,
    booking_change: ({ change }) => new Date(change!.answerBy),
  }

function isHeld({ state }: NotifiedBooking): boolean {
  return state === 'accepted' || state === 'active'
}

/** Its first day may have changed since this was scheduled. */
function isAcceptedForTomorrow({ state, isTomorrow }: NotifiedBooking): boolean {
  return state === 'accepted' && isTomorrow
}

/** Its last day may have changed since this was scheduled. */
function isToReturnToday(booking: NotifiedBooking): boolean {
  return isOut(booking) && booking.daysSinceEnd === 0
}

function isOverdue(booking: NotifiedBooking): boolean {
  return isOut(booking) && booking.daysSinceEnd > 0
}

/** Whether the renter has the item. That is open while a report says that the rental did not take place. */
function isOut(booking: NotifiedBooking): boolean {
  return booking.state === 'active' && !isNoShowOpen(booking)
}

/** Whether no later event of its name was scheduled for the booking, whose days were moved since. */
async function isLast(
  trx: TransactionClientContract,
  { id, name, payload: { bookingId } }: Event
): Promise<boolean> {
  const later = await sql(
    trx,
    'select from domain_events where aggregate_id = $1 and name = $2 and id > $3 limit 1',
    [bookingId, name, id],
    { prepare: true }
  )
  return later.length === 0
}

/**
 * Marks the notifications of earlier events of these names as read, `contact.sent` for the request: there is nothing to answer any
 * more. In one call, since the unread count is locked after the notifications.
 */
async function markRead(
  trx: TransactionClientContract,
  { id, payload: { bookingId, itemId } }: Event,
  names: (keyof BookingEvents | 'contact.sent')[]
): Promise<void> {
  if (names.length === 0) return
  const answered = await sql<{ id: string }>(
    trx,
    `select id from domain_events where name = any($4) and id < $2
       and (aggregate_id = $1 or aggregate_id = $3 and payload ->> 'contactId' = $1::text)`,
    [bookingId, id, itemId, names],
    { prepare: true }
  )
  await markSourcesRead(
    trx,
    answered.map((event) => event.id)
  )
}

/** Notifies these sides of a booking; no one if it has changed so that this is of no use. */
async function notify(
  trx: TransactionClientContract,
  { id: sourceEventId, payload: { bookingId, itemId, ownerId, renterId } }: Event,
  type: Notification['type'],
  sides: readonly BookingSide[],
  isOfUse?: (booking: NotifiedBooking) => boolean
): Promise<void> {
  const booking = await findBooking(trx, bookingId)
  if (isOfUse && !isOfUse(booking)) return
  const { reason, conversationId, itemTitle, itemImageUrl } = booking
  const { startDate, endDate, total } = type === 'booking_change' ? booking.change! : booking
  const answerBy = ANSWERED_BY[type]?.(booking)
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
        ...(side === 'renter' && { isRenter: true }),
        itemTitle,
        itemImageUrl,
        startDate,
        endDate,
        total,
        bookingId,
        bookingReason: reason,
        answerBy: answerBy?.toISOString() ?? null,
      },
    }))
  )
}

async function findBooking(trx: TransactionClientContract, id: string): Promise<NotifiedBooking> {
  const [booking] = await sql<NotifiedBooking>(
    trx,
    `select ${CURRENT_STATE} as state, b.item_title as "itemTitle", b.item_image_urls[1] as "itemImageUrl", b.start_date::text as "startDate", b.start_date = ${TODAY} + 1 as "isTomorrow", b.end_date::text as "endDate", ${TODAY} - b.end_date as "daysSinceEnd",
       coalesce(b.agreed_total, b.quoted_total) as total, b.answer_by as "answerBy", b.reason,
       b.no_show_contest_until as "noShowContestUntil", b.no_show_contested_at as "noShowContestedAt", ${OPEN_CHANGE} as change,
       (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId"
     from bookings b where b.id = $1`,
    [id],
    { prepare: true }
  )
  return booking!
}
