import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Postponed } from '#shared/outbox/postponed'
import { sql, type SqlClient } from '#shared/database/sql'
import { metrics } from '#shared/operations/metrics'
import {
  PossiblySent,
  RejectedMailError,
  RejectedRecipientError,
  sendMail,
  type Mail,
} from '#shared/mail/send_mail'
import { silentServers } from '#shared/mail/silent_servers'

/** An e-mail of an event to a member; `kind` is the reaction that sends it. */
type MailOfEvent = Omit<Mail, 'id'> & { eventId: string; userId: string; kind: string }

type State = 'sending' | 'postponed' | 'sent' | 'rejected' | 'dropped'

/** `dropped`: it was sent before, or is not sent any more. `rejected`: its recipient's server rejects the address for good. */
export type MailOutcome = 'sent' | 'rejected' | 'dropped'

/** After this time an e-mail is of no use. */
const MAX_AGE = '3 days'
const MAX_WAIT_SECONDS = 15 * 60

/** The wait is longer for an e-mail that may have arrived: within three days it is sent twelve times at most. */
const MAX_REPEAT_SECONDS = 12 * 60 * 60

/**
 * Sends an e-mail at least once per event, member and kind, from a reaction whose transaction this is. The attempt is committed
 * before the SMTP server is called, so that an e-mail whose worker died meanwhile is known to be a possible repetition; an e-mail
 * that the server may have accepted is one too. An event that is replayed sends nothing again. No attempt is made while the
 * recipient's server is silent. Throws `Postponed`, with a wait that doubles, for three days; then the e-mail is dropped.
 */
export async function deliverMail(
  trx: TransactionClientContract,
  { eventId, userId, kind, ...mail }: MailOfEvent
): Promise<MailOutcome> {
  const wait = silentServers.waitOf(mail.to.address)
  if (wait > 0) throw new Postponed(wait)
  const key = [eventId, userId, kind]
  const [attempt] = await sql<{ formerState: State | null; attempts: number; isTooOld: boolean }>(
    db,
    `insert into sent_mails as s (event_id, user_id, kind) values ($1, $2, $3)
     on conflict (event_id, user_id, kind) do update set
       attempts = s.attempts + 1,
       state = case when s.state = 'postponed' then 'sending' else s.state end
     returning old.state as "formerState", new.attempts, new.started_at < now() - $4::interval as "isTooOld"`,
    [...key, MAX_AGE]
  )
  const { formerState, attempts, isTooOld } = attempt!
  if (formerState === 'sent' || formerState === 'rejected' || formerState === 'dropped')
    return 'dropped'
  if (formerState === 'sending') metrics.mailsRepeated.inc({ kind })
  const end = (client: SqlClient, state: State) =>
    sql(
      client,
      `update sent_mails set state = $4, ended_at = now() where event_id = $1 and user_id = $2 and kind = $3`,
      [...key, state]
    )
  try {
    await sendMail({ ...mail, id: `${eventId}.${userId}.${kind}` })
  } catch (error) {
    if (error instanceof RejectedRecipientError) {
      metrics.mailsFailed.inc({ outcome: 'rejected' })
      await end(trx, 'rejected')
      return 'rejected'
    }
    if (error instanceof RejectedMailError) {
      metrics.mailsFailed.inc({ outcome: 'rejected' })
      await end(trx, 'dropped')
      return 'dropped'
    }
    if (isTooOld) {
      logger.warn(
        { kind, event: eventId, attempts },
        'e-mail not sent for three days; it is dropped'
      )
      metrics.mailsFailed.inc({ outcome: 'dropped' })
      await end(trx, 'dropped')
      return 'dropped'
    }
    metrics.mailsFailed.inc({ outcome: 'postponed' })
    // The state `sending` stays, so that the next attempt is counted as a possible repetition.
    const isPossiblySent = error instanceof PossiblySent
    if (!isPossiblySent) await end(db, 'postponed')
    if (!(error instanceof Postponed)) throw error
    const longest = isPossiblySent ? MAX_REPEAT_SECONDS : MAX_WAIT_SECONDS
    // Failures before the first e-mail without a response do not delay the e-mail after it.
    const doublings = isPossiblySent && formerState !== 'sending' ? 0 : Math.min(attempts - 1, 10)
    throw new Postponed(Math.min(longest, error.seconds * 2 ** doublings))
  }
  metrics.mailsSent.inc({ kind })
  await end(trx, 'sent')
  return 'sent'
}
