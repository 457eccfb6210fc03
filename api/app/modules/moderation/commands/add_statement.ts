import { BOOKING_PROBLEMS } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { findProblemAsEvidence } from '#modules/bookings/public'
import { NoOpenProblemError, TooManyStatementsError } from '#modules/moderation/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Adds what a member writes about a problem that the other member of a booking reported to the evidence of the open report, once if it
 * is sent again. Throws `UnknownBookingError`, also for a booking of other members, `NoOpenProblemError` or `TooManyStatementsError`.
 */
export async function addStatement(memberId: string, bookingId: string, body: string) {
  await inTransaction(async (trx) => {
    const { bookingId: id } = await findProblemAsEvidence(trx, memberId, bookingId)
    const open = await sql<{ id: string; bodies: string[] }>(
      trx,
      `select id, jsonb_path_query_array(evidence, '$.statements[*].body') as bodies from reports
       where subject_kind = 'booking' and subject_id = $1 and subject_member_id = $2 and state = 'open' and reason = any($3)
       order by id for update`,
      [id, memberId, BOOKING_PROBLEMS]
    )
    if (open.length === 0) throw new NoOpenProblemError()
    const lacking = open.filter(({ bodies }) => !bodies.includes(body))
    const free = lacking.filter(({ bodies }) => bodies.length < LIMITS.problemStatements)
    if (free.length === 0 && lacking.length === open.length) throw new TooManyStatementsError()
    await sql(
      trx,
      `update reports set evidence = evidence || jsonb_build_object('statements',
         coalesce(evidence -> 'statements', '[]') || jsonb_build_array(jsonb_build_object('body', $2::text, 'at', now())))
       where id = any($1)`,
      [free.map((report) => report.id), body]
    )
  })
}
