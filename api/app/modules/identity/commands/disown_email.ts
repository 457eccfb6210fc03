import { readEmailToken } from '#modules/identity/authentication/email_tokens'
import { InvalidEmailLinkError } from '#modules/identity/errors'
import { limitInvalidLinks } from '#modules/identity/limits'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Closes an account that was opened with another person's e-mail address, while the address is not confirmed: blocks the member,
 * ends their sessions, and frees the address. Throws `InvalidEmailLinkError`.
 */
export async function disownEmail(token: string, { ip }: { ip: string }): Promise<void> {
  const claims = readEmailToken('disown', token)
  await limitInvalidLinks(claims?.userId ?? ip, async () => {
    if (!claims) throw new InvalidEmailLinkError()
    const { userId, email } = claims
    await inTransaction(async (trx) => {
      const closed = await sql(
        trx,
        `update users set blocked_at = now(), email = id || '@closed.invalid', updated_at = now()
         where id = $1 and email = $2 and email_verified_at is null and blocked_at is null returning id`,
        [userId, email]
      )
      if (closed.length === 0) throw new InvalidEmailLinkError()
      await sql(trx, 'delete from sessions where user_id = $1', [userId])
      await recordEvent(trx, 'email.disowned', userId, { userId })
    })
    closeSocketsOfMember(userId)
  })
}
