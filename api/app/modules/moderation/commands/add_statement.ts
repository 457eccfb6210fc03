import { BOOKING_PROBLEMS } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { findProblemAsEvidence } from '#modules/bookings/public'
import { NoOpenProblemError, TooManyStatementsError } from '#modules/moderation/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Adds what a member writes about a problem that the other member of a booking reported to the evidence of the open report. Throws
 * `UnknownBookingError`, also for a booking of other members, `NoOpenProblemError` or `TooManyStatementsError`.
 */
export async function addStatement(memberId: string, bookingId: string, body: string) {
  await inTransaction(async (trx) => {
    const { bookingId: id } = await findProblemAsEvidence(trx, memberId, bookingId)
    const open = await sql<{ id: string; count: number }>(
      trx,
      `select id, jsonb_array_length(coalesce(evidence -> 'statements', '[]')) as count from reports
       where subject_kind = 'booking' and subject_id = $1 and subject_member_id = $2 and state = 'open' and reason = any($3)
       order by id for update`,
      [id, memberId, BOOKING_PROBLEMS]
    )
    if (open.length === 0) throw new NoOpenProblemError()
    const free = open.filter(({ count }) => count < LIMITS.problemStatements)
    if (free.length === 0) throw new TooManyStatementsError()
    await sql(
      trx,
      `update reports set evidence = evidence || jsonb_build_object('statements',
         coalesce(evidence -> 'statements', '[]') || jsonb_build_array(jsonb_build_object('body', $2::text, 'at', now())))
       where id = any($1)`,
      [free.map((report) => report.id), body]
    )
  })
}
