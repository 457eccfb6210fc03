import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Reminds those of the members whose e-mail address is not confirmed that they miss e-mails about enquiries, each once ever.
 */
export async function remindOfEnquiries(
  trx: TransactionClientContract,
  memberIds: string[]
): Promise<void> {
  const reminded = await sql<{ id: string }>(
    trx,
    `update users set email_reminded_at = now() where id in (
       select id from users where id = any($1::uuid[]) and email_verified_at is null and email_reminded_at is null
       order by id for no key update
     ) returning id`,
    [memberIds]
  )
  for (const { id } of reminded) {
    await recordEvent(trx, 'member.enquiry_missed', id, { userId: id })
  }
}
