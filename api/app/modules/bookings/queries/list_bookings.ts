import db from '@adonisjs/lucid/services/db'
import type {
  Booking,
  BookingCounts,
  BookingGroup,
  BookingSide,
  BookingState,
  ProposedChange,
} from '@saajha/contract/booking'
import { bookingNext } from '@saajha/contract/booking_next'
import { limitsBeyond, type RentalLimits } from '@saajha/contract/rental_days'
import { rentalTermsOf } from '#modules/catalogue/public'
import { UnknownBookingError } from '#modules/bookings/errors'
import {
  changeAnswers,
  isNoShowOpen,
  isProblemOpen,
  mayContestNoShow,
  mayMeet,
  mayPay,
  mayProposeChange,
  mayReportNoShow,
  mayWithdrawNoShow,
  nextStates,
  problemsToReport,
  type CurrentBooking,
} from '#modules/bookings/policies/booking_policy'
import { BOOKING_GROUP } from '#modules/bookings/queries/booking_group'
import { CODE_LOCKED, HAS_RECORDED } from '#modules/bookings/queries/code_locked'
import { countOverlapping } from '#modules/bookings/queries/count_overlapping'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { findPayee } from '#modules/bookings/queries/find_payee'
import { findPhone } from '#modules/bookings/queries/find_phone'
import { HANDOVER_PROVED } from '#modules/bookings/queries/handover_proved'
import {
  bookingReview,
  findReviewOfOther,
  REVIEWS,
  type ReviewRows,
} from '#modules/bookings/queries/booking_review'
import { OPEN_CHANGE } from '#modules/bookings/queries/open_change'
import { shareOfCancelled } from '#modules/bookings/rules/share_of_cancelled'
import { TODAY } from '#modules/bookings/rules/today'
import { isoMoment } from '#shared/database/iso_moment'
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
/** The number of bookings that the dashboard shows. */
const DUE_LIMIT = 3

/**
 * Whether a booking `b` is the reader's `$1`: unlike `$1 in (...)`, it uses the indexes of both columns. Lists with it are not
 * prepared, since a plan for any member may scan the table.
 */
const OF_MEMBER = '(b.owner_id = $1 or b.renter_id = $1)'

type Filter = {
  as?: BookingSide
  group?: BookingGroup
  state?: BookingState
  itemId?: string
  renterId?: string
}

/** What is computed from a row. */
type Computed =
  | 'next'
  | 'phone'
  | 'payTo'
  | 'maySetMeeting'
  | 'overlapping'
  | 'may'
  | 'mayReportNoShow'
  | 'mayContestNoShow'
  | 'mayWithdrawNoShow'
  | 'mayAnswerChange'
  | 'mayProposeChange'
  | 'mayReport'
  | 'review'

type Row = CursorRow &
  Omit<Booking, Computed | keyof CurrentBooking> &
  CurrentBooking &
  ReviewRows & { isCodeLocked: boolean; hasRecorded: boolean }

/** How a list is sorted: the moment of a booking `b` or its group `g`, and whether the last one comes first. */
type Sort = { by: string; direction: 'asc' | 'desc' }

const NEWEST: Sort = { by: 'b.requested_at', direction: 'desc' }
const SORTS: Record<BookingGroup, Sort> = {
  waiting: { by: 'g.due', direction: 'asc' },
  now: { by: 'g.due', direction: 'asc' },
  coming: { by: 'g.due', direction: 'asc' },
  past: { by: 'g.due', direction: 'desc' },
}

/** The number of rentals of the renter of a request `b` that are completed, at most 100. */
const COMPLETED_RENTALS = `case when b.state = 'requested' then (
    select count(*)::int from (
      select from bookings r where r.renter_id = b.renter_id and r.state = 'completed' limit 100
    ) completed) end`

/**
 * The reviews of the renter of a request `b` by owners, and the share of their accepted bookings that they cancelled. A booking
 * that they cancelled while its owner was suspended does not count.
 */
const RENTER_FIGURES = `cross join lateral (
    select round(avg(stars), 2) as rating, count(*)::int as count from published_reviews
    where subject_id = b.renter_id and by_side = 'owner' and is_counted and b.state = 'requested'
  ) reviewed
  cross join lateral (
    select ${shareOfCancelled(`count(*) filter (where state = 'cancelled')`, 'count(*)')} as share from (
      select state from bookings r
      where r.renter_id = b.renter_id and b.state = 'requested'
        and (r.state = 'completed' or r.state = 'cancelled' and r.closed_by = 'renter' and r.is_other_suspended is not true)
      limit 200
    ) ended
  ) cancelled`

/** Columns of a booking `b` with its group `g`; `$1` is the reader. */
const COLUMNS = `
  b.id, g.name as "group", g.next_on::text as "nextOn", b.item_id as "itemId", b.item_title as "itemTitle",
  b.item_image_urls as "itemImageUrls", b.item_image_urls[1] as "itemImageUrl", b.owner_id as "ownerId", b.renter_id as "renterId",
  (select o.full_name from member_profiles o where o.id = b.owner_id) as "ownerName",
  case when b.owner_id = $1 then 'owner' else 'renter' end as side,
  case when b.owner_id = $1 then json_build_object('fullName', p.full_name, 'profileImageUrl', p.profile_image_url,
    'isVerified', p.is_verified, 'createdAt', ${isoMoment('p.created_at')},
    'completedRentals', ${COMPLETED_RENTALS}, 'rating', reviewed.rating, 'reviewCount', reviewed.count,
    'cancelledShare', cancelled.share) end as renter,
  b.start_date::text as "startDate", b.end_date::text as "endDate", b.units,
  to_char(b.collect_at, 'HH24:MI') as "collectAt", to_char(b.return_at, 'HH24:MI') as "returnAt",
  ${CURRENT_STATE} as state, b.answer_by as "answerBy", b.unit_price as "unitPrice", b.price_unit as "priceUnit",
  b.weekly_price as "weeklyPrice", b.monthly_price as "monthlyPrice",
  b.charged_days as "chargedDays", b.quoted_total as "quotedTotal", b.agreed_total as "agreedTotal", b.deposit,
  case when b.state = 'requested' and b.answer_by <= now() then 'system' else b.closed_by end as "closedBy", b.reason, b.note,
  b.no_show_reported_by as "noShowReportedBy", b.no_show_contest_until as "noShowContestUntil",
  b.no_show_contested_at as "noShowContestedAt", ${OPEN_CHANGE} as change, ${HANDOVER_PROVED} as "isHandoverProved",
  ${CODE_LOCKED} as "isCodeLocked", ${HAS_RECORDED} as "hasRecorded",
  (select c.id from item_conversations c where c.item_id = b.item_id and c.renter_id = b.renter_id) as "conversationId",
  case when b.meeting is not null and b.state in ('accepted', 'active') then json_build_object('text', b.meeting,
    'by', b.meeting_by, 'at', ${isoMoment('b.meeting_at')}) end as meeting,
  b.requested_at as "requestedAt", b.accepted_at as "acceptedAt", b.handed_over_at as "handedOverAt",
  b.completed_at as "completedAt", b.completed_by as "completedBy", b.closed_at as "closedAt", b.problem_at as "problemAt",
  b.problem_settled_at as "problemSettledAt", ${REVIEWS},
  exists (select from booking_problems r where r.booking_id = b.id::text and r.member_id = $1) as "mayAnswerProblem",
  now() as now`

const TABLES = `join member_profiles p on p.id = b.renter_id ${BOOKING_GROUP} ${RENTER_FIGURES}`

/**
 * A page of a member's bookings, as an owner, as a renter or as both. Bookings of a group are sorted by what comes next, past
 * bookings by their end, the last one first. Without a group the last request comes first. The bookings are without the
 * descriptions of their items.
 */
export async function listBookings(
  memberId: string,
  {
    as,
    group,
    state,
    itemId,
    renterId,
    limit = DEFAULT_LIMIT,
    cursor,
  }: Filter & { limit?: number; cursor?: string }
): Promise<Page<Booking>> {
  const { by, direction } = group ? SORTS[group] : NEWEST
  const params: unknown[] = [memberId]
  const placeholder = (value: unknown) => `$${params.push(value)}`
  const conditions = [as ? `b.${as}_id = $1` : OF_MEMBER]
  if (group) conditions.push(`g.name = ${placeholder(group)}`)
  if (state) conditions.push(`${CURRENT_STATE} = ${placeholder(state)}`)
  if (itemId) conditions.push(`b.item_id = ${placeholder(itemId)}`)
  if (renterId) conditions.push(`b.renter_id = ${placeholder(renterId)}`)
  if (cursor) {
    const { createdAt, id } = afterCursor(cursor)
    const comparison = direction === 'asc' ? '>' : '<'
    conditions.push(
      `(${by}, b.id) ${comparison} (${placeholder(createdAt)}::timestamptz, ${placeholder(id)}::uuid)`
    )
  }
  const order = `order by ${by} ${direction}, b.id ${direction}`
  const rows = await sql<Row>(
    db,
    // The columns are computed for the rows of the page only.
    `with page as materialized (
       select b.id from bookings b ${group ? BOOKING_GROUP : ''}
       where ${conditions.join(' and ')} ${order} limit ${placeholder(limit + 1)}
     )
     select ${COLUMNS}, ${cursorColumn(by)} from page join bookings b on b.id = page.id ${TABLES} ${order}`,
    params
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: await toBookings(entries), nextCursor }
}

/**
 * The first of a member's bookings that wait for them, and of those whose next day is today, tomorrow or before: those that wait
 * come first.
 */
export async function listDueBookings(memberId: string): Promise<Booking[]> {
  const order = `order by (g.name = 'waiting') desc, g.due, b.id`
  const rows = await sql<Row>(
    db,
    `with page as materialized (
       select b.id from bookings b ${BOOKING_GROUP}
       where ${OF_MEMBER} and (g.name = 'waiting'
         or (b.state in ('accepted', 'active') and g.next_on <= ${TODAY} + 1)) ${order} limit ${DUE_LIMIT}
     )
     select ${COLUMNS}, '' as cursor from page join bookings b on b.id = page.id ${TABLES} ${order}`,
    [memberId]
  )
  return toBookings(pageOf(rows, DUE_LIMIT).entries)
}

/** The number of a member's bookings that wait for them, and as what they have any. */
export async function countBookings(memberId: string): Promise<BookingCounts> {
  const [counts] = await sql<BookingCounts>(
    db,
    `select
       (select count(*)::int from bookings b ${BOOKING_GROUP}
        where ${OF_MEMBER} and b.state in ('requested', 'accepted', 'active') and g.name = 'waiting') as waiting,
       array_remove(array[
         case when exists (select from bookings where owner_id = $1) then 'owner' end,
         case when exists (select from bookings where renter_id = $1) then 'renter' end
       ], null) as sides`,
    [memberId]
  )
  return counts!
}

/**
 * A booking of a member, with the phone number of the other member while it is accepted or active, and whom its renter pays. Throws
 * `UnknownBookingError`, also for a booking of other members.
 */
export async function getBooking(memberId: string, id: string): Promise<Booking> {
  const rows = await sql<Row>(
    db,
    `select ${COLUMNS}, b.item_description as "itemDescription", '' as cursor from bookings b ${TABLES}
     where b.id = $2 and ${OF_MEMBER}`,
    [memberId, id],
    { prepare: true }
  )
  const [row] = rows
  if (!row) throw new UnknownBookingError()
  const [booking] = await toBookings(pageOf(rows, 1).entries)
  const payTo = mayPay(row) ? await findPayee(row.ownerId) : null
  const review = { ...booking!.review!, theirs: await findReviewOfOther(booking!.review!, row) }
  return { ...booking!, payTo, review, ...(mayMeet(row) && { phone: await findPhone(row) }) }
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
    const {
      side: _,
      isHandoverProved: __,
      isCodeLocked: ___,
      hasRecorded: ____,
      ownReview: _____,
      otherReview: ______,
      now,
      ...row
    } = booking
    const allowed = {
      may: nextStates(booking),
      mayContestNoShow: mayContestNoShow(booking),
      mayAnswerChange: changeAnswers(booking),
      mayProposeChange: mayProposeChange(booking),
      mayReport: problemsToReport(booking),
      mayAnswerProblem: row.mayAnswerProblem,
    }
    const current = {
      ...booking,
      isNoShowOpen: isNoShowOpen(booking),
      isNotReturned: isProblemOpen(booking),
    }
    return {
      ...row,
      ...allowed,
      next: bookingNext(current, allowed, now),
      overlapping: overlapping.get(row.id) ?? null,
      noShowContestUntil: row.noShowContestUntil?.toISOString() ?? null,
      noShowContestedAt: row.noShowContestedAt?.toISOString() ?? null,
      problemAt: row.problemAt?.toISOString() ?? null,
      problemSettledAt: row.problemSettledAt?.toISOString() ?? null,
      completedAt: row.completedAt?.toISOString() ?? null,
      change: booking.change && withLimits(booking, booking.change, terms.get(row.itemId)!),
      mayReportNoShow: mayReportNoShow(booking),
      mayWithdrawNoShow: mayWithdrawNoShow(booking),
      maySetMeeting: mayMeet(booking),
      review: bookingReview(booking),
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
