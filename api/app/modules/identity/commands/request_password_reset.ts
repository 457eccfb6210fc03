import { sql } from '#shared/database/sql'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEventAt } from '#shared/outbox/record_event'

const LIFETIME_MINUTES = 30

/** A random delay, so that the latency of the next requests does not show whether this one leads to an e-mail. */
const MAX_DELAY_SECONDS = 5

/**
 * Records a request to reset the password of an e-mail address, which voids older ones. Neither reads nor writes an account, so
 * that its time does not depend on whether a member has the address; a reaction finds the member.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await inTransaction(async (trx) => {
    const [reset] = await sql<{ id: string; due: Date }>(
      trx,
      `insert into password_resets (email, id, expires_at)
       values ($1, uuidv7(), now() + make_interval(mins => $2))
       on conflict (email) do update set id = excluded.id, expires_at = excluded.expires_at
       returning id, now() + random() * make_interval(secs => $3) as due`,
      [email, LIFETIME_MINUTES, MAX_DELAY_SECONDS]
    )
    const { id: resetId, due } = reset!
    await recordEventAt(trx, due, 'password.reset_requested', resetId, { resetId })
  })
}
