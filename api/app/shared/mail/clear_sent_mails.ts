import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Longer than most events are kept; dead ones are kept longer. */
export const SENT_MAIL_DAYS = 35

/**
 * Deletes the records of old e-mails whose events are deleted, since a replay of an event must not send its e-mail again. Safe to
 * run concurrently.
 */
export async function clearSentMails(): Promise<void> {
  await sql(
    db,
    `delete from sent_mails s where started_at < now() - make_interval(days => $1)
       and not exists (select from domain_events e where e.id = s.event_id)`,
    [SENT_MAIL_DAYS]
  )
}
