import type { Booking } from '@saajha/contract/booking'
import type { Day } from '@saajha/contract/values'
import { UnknownBookingError } from '#modules/bookings/errors'
import type { CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { CODE_LOCKED } from '#modules/bookings/queries/code_locked'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { HANDOVER_PROVED } from '#modules/bookings/queries/handover_proved'
import { OPEN_CHANGE } from '#modules/bookings/queries/open_change'
import { sql, type SqlClient } from '#shared/database/sql'

/** A booking as it is now, seen by one of its two members. */
export type MemberBooking = CurrentBooking &
  Pick<
    Booking,
    | 'id'
    | 'itemId'
    | 'ownerId'
    | 'renterId'
    | 'units'
    | 'returnAt'
    | 'unitPrice'
    | 'priceUnit'
    | 'weeklyPrice'
    | 'monthlyPrice'
    | 'quotedTotal'
    | 'agreedTotal'
  > & {
    lastHeldDay: Day
    /** Whether no code of its next stage is compared now. */
    isCodeLocked: boolean
  }

/** A booking of a member. Throws `UnknownBookingError`, also for a booking of other members. */
export async function findBooking(
  client: SqlClient,
  memberId: string,
  id: string
): Promise<MemberBooking> {
  const [booking] = await sql<MemberBooking>(
    client,
    `select b.id, b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId", b.units,
       b.start_date::text as "startDate", b.end_date::text as "endDate", (upper(b.held) - 1)::text as "lastHeldDay",
       to_char(b.collect_at, 'HH24:MI') as "collectAt", to_char(b.return_at, 'HH24:MI') as "returnAt",
       b.unit_price as "unitPrice", b.price_unit as "priceUnit", b.weekly_price as "weeklyPrice",
       b.monthly_price as "monthlyPrice", b.quoted_total as "quotedTotal", b.agreed_total as "agreedTotal",
       b.no_show_reported_by as "noShowReportedBy",
       b.no_show_contest_until as "noShowContestUntil", b.no_show_contested_at as "noShowContestedAt",
       b.completed_at as "completedAt", b.problem_at as "problemAt", b.problem_settled_at as "problemSettledAt", ${CURRENT_STATE} as state, ${OPEN_CHANGE} as change,
       ${HANDOVER_PROVED} as "isHandoverProved", ${CODE_LOCKED} as "isCodeLocked", now() as now,
       case when b.owner_id = $2 then 'owner' else 'renter' end as side
     from bookings b where b.id = $1 and $2 in (b.owner_id, b.renter_id)`,
    [id, memberId],
    { prepare: true }
  )
  if (!booking) throw new UnknownBookingError()
  return booking
}
