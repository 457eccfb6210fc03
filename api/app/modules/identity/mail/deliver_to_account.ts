import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordMailOutcome } from '#modules/identity/commands/record_mail_outcome'
import type { MailedMember } from '#modules/identity/mail/account_mail'
import { sql } from '#shared/database/sql'
import type { MailContent } from '#shared/mail/compose_mail'
import { deliverMail } from '#shared/mail/deliver_mail'

/** A member with what an email to them needs. */
export type Account = MailedMember & {
  userId: string
  email: string
  passwordHash: string | null
  isVerified: boolean
  isRejected: boolean
}

/**
 * The account of a member, with `evenSuspended` also of a suspended one. Without a lock: `deliverMail` records its attempt in a
 * second transaction that refers to the member. The name of an account whose address is not confirmed is left out, since another
 * person may have chosen it.
 */
export async function findAccount(
  trx: TransactionClientContract,
  userId: string,
  { evenSuspended = false } = {}
): Promise<Account | undefined> {
  const [account] = await sql<Account>(
    trx,
    `select id as "userId", email::text, language, password_hash as "passwordHash",
       email_verified_at is not null as "isVerified", email_failed_at is not null as "isRejected",
       case when email_verified_at is not null then full_name end as name
     from users where id = $1 and (blocked_at is null or $2)`,
    [userId, evenSuspended]
  )
  return account
}

/** Sends an e-mail of an event to an account, and records whether its address was rejected. */
export async function deliverToAccount(
  { id: eventId }: { id: string },
  trx: TransactionClientContract,
  { userId, email, name }: Account,
  kind: string,
  content: MailContent
): Promise<void> {
  const to = { name: name ?? '', address: email }
  const outcome = await deliverMail(trx, { eventId, userId, kind, to, ...content })
  await recordMailOutcome(trx, userId, outcome)
}
