import type { Booking } from '@saajha/contract/booking'
import type { HandoverRecord } from '@saajha/contract/handover'
import { UnknownBookingError } from '#modules/bookings/errors'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'
import { sql, type SqlClient } from '#shared/database/sql'

/** The facts of a booking that a problem is about, with all that both members recorded, earlier records included. */
type ProblemEvidence = Pick<
  Booking,
  | 'itemId'
  | 'itemTitle'
  | 'startDate'
  | 'endDate'
  | 'units'
  | 'collectAt'
  | 'returnAt'
  | 'state'
  | 'agreedTotal'
  | 'deposit'
  | 'noShowReportedBy'
> & {
  bookingId: string
  /** The other member of the booking. */
  memberId: string
  acceptedAt: string | null
  handedOverAt: string | null
  completedAt: string | null
  completedBy: string | null
  meeting: string | null
  records: HandoverRecord[]
}

/** Finds the facts of a member's booking. Throws `UnknownBookingError`, also for a booking of other members. */
export async function findProblemAsEvidence(
  client: SqlClient,
  memberId: string,
  id: string
): Promise<ProblemEvidence> {
  const [facts] = await sql<ProblemEvidence>(
    client,
    `select b.id as "bookingId", b.item_id as "itemId", b.item_title as "itemTitle",
       case when b.owner_id = $2 then b.renter_id else b.owner_id end as "memberId",
       b.start_date::text as "startDate", b.end_date::text as "endDate", b.units, ${CURRENT_STATE} as state,
       to_char(b.collect_at, 'HH24:MI') as "collectAt", to_char(b.return_at, 'HH24:MI') as "returnAt",
       b.agreed_total as "agreedTotal", b.deposit, b.no_show_reported_by as "noShowReportedBy",
       b.accepted_at as "acceptedAt", b.handed_over_at as "handedOverAt", b.completed_at as "completedAt",
       b.completed_by as "completedBy", b.meeting,
       coalesce((
         select json_agg(json_build_object('stage', h.stage, 'by', h.by_side, 'isCodeConfirmed', h.code_confirmed,
           'parts', h.parts, 'depositAmount', h.deposit_amount::text, 'depositWay', h.deposit_way,
           'depositReturned', h.deposit_returned::text, 'depositNote', h.deposit_note, 'note', h.note, 'imageUrls', h.image_urls,
           'recordedAt', h.recorded_at) order by h.recorded_at)
         from handovers h where h.booking_id = b.id
       ), '[]') as records
     from bookings b where b.id = $1 and $2 in (b.owner_id, b.renter_id)`,
    [isUuid(id) ? id : NIL_UUID, memberId]
  )
  if (!facts) throw new UnknownBookingError()
  return facts
}
