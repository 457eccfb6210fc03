import { inTransaction } from '#shared/database/in_transaction'
import { limitVerificationEmails } from '#modules/identity/limits'
import { recordEvent } from '#shared/outbox/record_event'

/** Requests another e-mail with the link that confirms the member's e-mail address. */
export async function requestEmailVerification(
  userId: string,
  { ip }: { ip: string }
): Promise<void> {
  await limitVerificationEmails(userId, ip)
  await inTransaction((trx) => recordEvent(trx, 'email.verification_requested', userId, { userId }))
}
