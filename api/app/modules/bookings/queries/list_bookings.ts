import db from '@adonisjs/lucid/services/db'
import type { Booking, BookingSide, BookingState, ProposedChange } from '@saajha/contract/booking'
import { limitsBeyond, type RentalLimits } from '@saajha/contract/rental_days'
import { rentalTermsOf } from '#modules/catalogue/public'
import { UnknownBookingError } from '#modules/bookings/errors'
import {
  changeAnswers,
  mayContestNoShow,
  mayProposeChange,
  mayReportNoShow,
  mayWithdrawNoShow,
  nextStates,
  type CurrentBooking,
} from '#modules/bookings/policies/booking_policy'
import { countOverlapping } from '#modules/bookings/queries/count_overlapping'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { HANDOVER_PROVED } from '#modules/bookings/queries/handover_proved'
import { OPEN_CHANGE } from '#modules/bookings/queries/open_change'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'
import { dayInIndia } from '#shared/time/day_in_india'

const DEFAULT_LIMIT = 25

type Filter = { as: BookingSide; state?: BookingState; itemId?: string; renterId?: string }

/** What is computed from a row. */
type Computed =
  | 'overlapping'
  | 'may'
  | 'mayReportNoShow'
  | 'mayContestNoShow'
  | 'mayWithdrawNoShow'
  | 'mayAnswerChange'
  | 'mayProposeChange'

type Row = CursorRow & Omit<Booking, Computed | keyof CurrentBooking> & CurrentBooking

/** Columns of a booking `b`; `$1` is the reader. */
const COLUMNS = `
  b.id, ${cursorColumn('b.requested_at')}, b.item_id as "itemId", b.item_title as "itemTitle",
  b.item_image_urls as "itemImageUrls", b.item_image_urls[1] as "itemImageUrl", b.owner_id as "ownerId", b.renter_id as "renterId",
  (select o.full_name from member_profiles o where o.id = b.owner_id) as "ownerName",
  case when b.owner_id = $1 then 'owner' else 'renter' end as side,
  case when b.owner_id = $1 then json_build_object('fullName', p.full_name, 'profileImageUrl', p.profile_image_url,
    'isVerified', p.is_verified, 'createdAt', p.created_at) end as renter,
  b.start_date::text as "startDate", b.end_date::text as "endDate", b.units,
  to_char(b.collect_at, 'HH24:MI') as "collectAt", to_char(b.return_at, 'HH24:MI') as "returnAt",
  ${CURRENT_STATE} as state, b.answer_by as "answerBy", b.unit_price as "unitPrice", b.price_unit as "priceUnit",
  b.charged_days as "chargedDays", b.quoted_total as "quotedTotal", b.agreed_total as "agreedTotal", b.deposit,
  case when b.state = 'requested' and b.answer_by <= now() then 'system' else b.closed_by end as "closedBy", b.reason, b.note,
  b.no_show_reported_by as "noShowReportedBy", b.no_show_contest_until as "noShowContestUntil",
  b.no_show_contested_at as "noShowContestedAt", ${OPEN_CHANGE} as change, ${HANDOVER_PROVED} as "isHandoverProved",
  (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId",
  b.requested_at as "requestedAt", b.accepted_at as "acceptedAt", b.handed_over_at as "handedOverAt",
  b.completed_at as "completedAt", b.closed_at as "closedAt", now() as now`

/**
 * A page of a member's bookings as an owner or as a renter, those that were requested last first, without the descriptions of
 * their items.
 */
export async function listBookings(
  memberId: string,
  {
    as,
    state,
    itemId,
    renterId,
    limit = DEFAULT_LIMIT,
    cursor,
  }: Filter & { limit?: number; cursor?: string }
): Promise<Page<Booking>> {
  const params: unknown[] = [memberId]
  const placeholder = (value: unknown) => `$${params.push(value)}`
  const conditions = [`b.${as}_id = $1`]
  if (state) conditions.push(`${CURRENT_STATE} = ${placeholder(state)}`)
  if (itemId) conditions.push(`b.item_id = ${placeholder(itemId)}`)
  if (renterId) conditions.push(`b.renter_id = ${placeholder(renterId)}`)
  if (cursor) {
    const { createdAt, id } = afterCursor(cursor)
    conditions.push(
      `(b.requested_at, b.id) < (${placeholder(createdAt)}::timestamptz, ${placeholder(id)}::uuid)`
    )
  }
  const rows = await sql<Row>(
    db,
    `select ${COLUMNS} from bookings b join member_profiles p on p.id = b.renter_id
     where ${conditions.join(' and ')} order by b.requested_at desc, b.id desc limit ${placeholder(limit + 1)}`,
    params
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: await toBookings(entries), nextCursor }
}

/** A booking of a member. Throws `UnknownBookingError`, also for a booking of other members. */
export async function getBooking(memberId: string, id: string): Promise<Booking> {
  const rows = await sql<Row>(
    db,
    `select ${COLUMNS}, b.item_description as "itemDescription" from bookings b join member_profiles p on p.id = b.renter_id
     where b.id = $2 and $1 in (b.owner_id, b.renter_id)`,
    [memberId, id],
    { prepare: true }
  )
  const [booking] = await toBookings(pageOf(rows, 1).entries)
  if (!booking) throw new UnknownBookingError()
  return booking
}

async function toBookings(rows: Omit<Row, 'cursor'>[]): Promise<Booking[]> {
  const open = rows.filter(({ side, state }) => side === 'owner' && state === 'requested')
  const terms = await rentalTermsOf(
    db,
    [...open, ...rows.filter(({ change }) => change !== null)].map(({ itemId }) => itemId)
  )
  const overlapping = await countOverlapping(
    open.map(({ id, itemId }) => ({ id, quantity: terms.get(itemId)!.quantity }))
  )
  return rows.map((booking) => {
    const { side: _, isHandoverProved: __, now: ___, ...row } = booking
    return {
      ...row,
      overlapping: overlapping.get(row.id) ?? null,
      noShowContestUntil: row.noShowContestUntil?.toISOString() ?? null,
      noShowContestedAt: row.noShowContestedAt?.toISOString() ?? null,
      change: booking.change && withLimits(booking, booking.change, terms.get(row.itemId)!),
      may: nextStates(booking),
      mayReportNoShow: mayReportNoShow(booking),
      mayContestNoShow: mayContestNoShow(booking),
      mayWithdrawNoShow: mayWithdrawNoShow(booking),
      mayAnswerChange: changeAnswers(booking),
      mayProposeChange: mayProposeChange(booking),
    }
  })
}

/** A proposal with the limits of its listing, as it is now, that its days break. */
function withLimits(
  booking: Pick<Booking, 'startDate' | 'endDate' | 'collectAt' | 'returnAt'>,
  change: ProposedChange,
  limits: RentalLimits
): ProposedChange {
  const { collectAt, returnAt } = booking
  const proposedOn = dayInIndia(new Date(change.proposedAt!))
  const rental = { ...change, collectAt, returnAt }
  return { ...change, beyondLimits: limitsBeyond(limits, booking, rental, proposedOn) }
}
