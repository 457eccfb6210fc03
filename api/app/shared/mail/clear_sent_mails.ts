import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Longer than most events are kept; dead ones are kept longer. */
export const SENT_MAIL_DAYS = 35
const BATCH_SIZE = 1_000

/**
 * Deletes the records of old e-mails whose events are deleted, since a replay of an event must not send its e-mail again. Returns the
 * number of deleted records. Safe to run concurrently on several nodes, and to stop between batches.
 */
export async function clearSentMails(stopping: AbortSignal): Promise<number> {
  let total = 0
  let removed: number
  do {
    const deleted = await sql(
      db,
      `delete from sent_mails where (event_id, user_id, kind) in (
         select s.event_id, s.user_id, s.kind from sent_mails s
         where s.started_at < now() - make_interval(days => $1)
           and not exists (select from domain_events e where e.id = s.event_id)
         order by s.started_at limit $2 for update skip locked
       ) returning event_id`,
      [SENT_MAIL_DAYS, BATCH_SIZE]
    )
    removed = deleted.length
    total += removed
  } while (removed === BATCH_SIZE && !stopping.aborted)
  return total
}
