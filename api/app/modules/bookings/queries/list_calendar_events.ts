import db from '@adonisjs/lucid/services/db'
import type { Booking, BookingSide } from '@saajha/contract/booking'
import { TODAY } from '#modules/bookings/rules/today'
import { sql } from '#shared/database/sql'

/** The most events of a calendar. */
const MAX_EVENTS = 1_000

/** For how many days after its last day, or after it was cancelled, a booking stays in a calendar. */
const PAST_DAYS = 30

/** A booking in the calendar of one of its two members. */
export type CalendarEvent = Pick<
  Booking,
  | 'id'
  | 'itemId'
  | 'itemTitle'
  | 'startDate'
  | 'endDate'
  | 'units'
  | 'collectAt'
  | 'returnAt'
  | 'conversationId'
> & {
  /** Where and when the members meet. */
  meeting: string | null
  side: BookingSide
  isCancelled: boolean
  /** How often the booking has changed since it was accepted. */
  changes: number
  changedAt: Date
}

/**
 * The accepted, active and completed bookings of a member, as owner and as renter, until 30 days after their last day, and those
 * that were cancelled in the last 30 days, or only the booking with an id; the last days first, at most 1,000.
 */
export async function listCalendarEvents(
  memberId: string,
  id: string | null = null
): Promise<CalendarEvent[]> {
  return sql<CalendarEvent>(
    db,
    `select b.id, b.item_id as "itemId", b.item_title as "itemTitle", case when b.owner_id = $1 then 'owner' else 'renter' end as side,
       b.start_date::text as "startDate", b.end_date::text as "endDate", b.units,
       to_char(b.collect_at, 'HH24:MI') as "collectAt", to_char(b.return_at, 'HH24:MI') as "returnAt",
       (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId",
       case when b.state in ('accepted', 'active') then b.meeting end as meeting, b.state = 'cancelled' as "isCancelled",
       b.times_changed
         + num_nonnulls(b.handed_over_at, b.no_show_contest_until, b.no_show_contested_at, b.completed_at, b.closed_at) as changes,
       greatest(b.requested_at, b.accepted_at, b.changed_at, b.handed_over_at, b.no_show_contested_at, b.completed_at,
         b.closed_at) as "changedAt"
     from bookings b
     where (b.owner_id = $1 or b.renter_id = $1) and ($4::uuid is null or b.id = $4) and b.end_date >= ${TODAY} - $2::int
       and (b.state in ('accepted', 'active', 'completed')
         or b.state = 'cancelled' and b.closed_at > now() - make_interval(days => $2::int))
     order by b.start_date desc, b.id desc limit $3`,
    [memberId, PAST_DAYS, MAX_EVENTS, id]
  )
}
