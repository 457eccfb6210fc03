import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingReason, BookingSide } from '@saajha/contract/booking'
import { bookingStep, stateAfter, type BookingStepName } from '@saajha/contract/booking_steps'
import type { Money } from '@saajha/contract/values'
import { LACKS_ROOM } from '#modules/bookings/queries/lacks_room'
import { DAYS_TO_RETURN } from '#modules/bookings/rules/return_days'
import type { BookingIds } from '#modules/bookings/events'
import { recordSteps } from '#modules/bookings/steps/record_step'
import { TODAY } from '#modules/bookings/rules/today'
import { sql } from '#shared/database/sql'

const UNANSWERED = 'b.answer_by > now()'

/** What must hold besides the state when a step is written: what follows from the clock does not wait for the listing's lock. */
const CONDITIONS = {
  accept: UNANSWERED,
  decline: UNANSWERED,
  loseDays: `${UNANSWERED} and ${LACKS_ROOM}`,
  loseListing: UNANSWERED,
  loseRenter: UNANSWERED,
  withdraw: UNANSWERED,
  expire: 'b.answer_by <= now()',
  cancel: 'true',
  start: 'true',
  handOver: 'true',
  startByClock: `b.start_date < ${TODAY}`,
  complete: 'true',
  handBack: 'true',
  completeByClock: `b.end_date + ${DAYS_TO_RETURN} <= ${TODAY}
    and (b.no_show_reported_by is null or b.no_show_contested_at is not null)
    and (b.problem_at is null or b.problem_settled_at is not null)`,
  endNoShow: 'b.no_show_contested_at is null and b.no_show_contest_until <= now()',
} as const satisfies { [Name in BookingStepName]?: string }

/** A step that sets the state of a booking. */
type StateStep = keyof typeof CONDITIONS

/** The states that end a booking before it took place. */
const CLOSED = ['declined', 'expired', 'withdrawn', 'cancelled']

type Details = {
  by: BookingSide | 'system'
  /** The reason that a member gives. A step of the system has its own. */
  reason?: BookingReason | null
  note?: string | null
  agreedTotal?: Money | null
}

/**
 * Takes a step where it is possible, of a booking or of all bookings of a listing that the caller has locked: sets the state and
 * records the events, in the order of the requests. Returns the bookings that took the step. This is the only writer of
 * `bookings.state` after the request.
 */
export async function takeStep(
  trx: TransactionClientContract,
  name: StateStep,
  of: { bookingId: string } | { itemId: string },
  { by, reason, note = null, agreedTotal = null }: Details = { by: 'system' }
): Promise<BookingIds[]> {
  const step = bookingStep(name)
  const state = stateAfter(name)!
  const [column, id] = 'bookingId' in of ? ['id', of.bookingId] : ['item_id', of.itemId]
  const given = reason ?? step.reason ?? null
  const taken = await sql<BookingIds & { requestedAt: Date }>(
    trx,
    `update bookings b set state = $2, reason = $4, note = $5, agreed_total = coalesce($6, agreed_total),
       closed_by = case when $7 then $3 end, closed_at = case when $7 then now() end,
       accepted_at = case $2 when 'accepted' then now() else accepted_at end,
       handed_over_at = case when $2 = 'active' and $3 <> 'system' then now() else handed_over_at end,
       is_other_suspended = case when $2 = 'cancelled' and $3 <> 'system' then (
         select p.is_suspended from member_profiles p where p.id = case $3 when 'owner' then b.renter_id else b.owner_id end) end,
       completed_at = case $2 when 'completed' then now() end, completed_by = case $2 when 'completed' then $3 end,
       problem_settled_at = case when $2 = 'completed' and problem_at is not null then coalesce(problem_settled_at, now())
         else problem_settled_at end
     where b.${column} = $1 and b.state = any($8) and ${CONDITIONS[name]}
     returning b.id as "bookingId", b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId",
       b.requested_at as "requestedAt"`,
    [id, state, by, given, note, agreedTotal, CLOSED.includes(state), step.from],
    { prepare: true }
  )
  const bookings = taken
    .sort((one, other) => Number(one.requestedAt) - Number(other.requestedAt))
    .map(({ requestedAt: _, ...ids }) => ids)
  await recordSteps(trx, name, bookings, { by, reason: given })
  return bookings
}
