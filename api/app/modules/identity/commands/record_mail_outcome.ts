import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import type { MailOutcome } from '#shared/mail/deliver_mail'

const MAX_REJECTIONS = 3

/** Records whether a member's e-mail address was rejected for good. Nothing is sent to it after three times in a row. */
export async function recordMailOutcome(
  trx: TransactionClientContract,
  userId: string,
  outcome: MailOutcome
): Promise<void> {
  if (outcome === 'sent') {
    await sql(trx, 'update users set email_rejections = 0 where id = $1 and email_rejections > 0', [
      userId,
    ])
  }
  if (outcome === 'rejected') {
    await sql(
      trx,
      `update users set email_rejections = email_rejections + 1,
         email_failed_at = case when email_rejections + 1 >= $2 then now() end
       where id = $1`,
      [userId, MAX_REJECTIONS]
    )
  }
}
