import { PERIODS } from '@saajha/contract/periods'
import { sql } from '#shared/database/sql'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEventAt } from '#shared/outbox/record_event'

/** A random delay, so that the latency of the next requests does not show whether this one leads to an e-mail. */
const MAX_DELAY_SECONDS = 5

/**
 * Records a request to reset the password of an e-mail address. Links of earlier requests stay valid, since anybody can make one.
 * Neither reads nor writes an account, so that its time does not depend on whether a member has the address; a reaction finds the
 * member, and sends no second e-mail within some minutes.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await inTransaction(async (trx) => {
    const [reset] = await sql<{ id: string; due: Date }>(
      trx,
      `insert into password_resets (email, id, expires_at)
       values ($1, uuidv7(), now() + make_interval(mins => $2))
       on conflict (email) do update set expires_at = excluded.expires_at,
         id = case when password_resets.expires_at > now() then password_resets.id else excluded.id end
       returning id, now() + random() * make_interval(secs => $3) as due`,
      [email, PERIODS.passwordResetMinutes, MAX_DELAY_SECONDS]
    )
    const { id: resetId, due } = reset!
    await recordEventAt(trx, due, 'password.reset_requested', resetId, { resetId })
  })
}
