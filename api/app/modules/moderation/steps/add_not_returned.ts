import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { reportProblem } from '#modules/bookings/public'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { sql } from '#shared/database/sql'

/**
 * Makes a member's open report of a booking one of an item that was not returned, with its first reason and text, and the facts of
 * the booking, in the evidence. Nothing changes if it is one already. Throws `ClosedProblemError` if the member may not report it.
 */
export async function addNotReturned(
  trx: TransactionClientContract,
  { reporterId, ticket }: { reporterId: string; ticket: string },
  { id, evidence }: Subject,
  { body }: { body?: string | null | undefined }
): Promise<void> {
  const changed = await sql(
    trx,
    `update reports set reason = 'not_returned', body = coalesce($2, body),
       evidence = $3::jsonb || jsonb_build_object('earlier', evidence || jsonb_build_object('reason', reason, 'body', body))
     where ticket = $1 and state = 'open' and reason <> 'not_returned'
     returning id`,
    [ticket, body ?? null, JSON.stringify(evidence)]
  )
  if (changed.length > 0) await reportProblem(trx, reporterId, id!, 'not_returned')
}
