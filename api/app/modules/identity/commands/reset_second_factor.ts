import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Removes the second factor of the member with this email, and sends an e-mail about it if it was confirmed; returns whether there
 * was one.
 */
export function resetSecondFactor(email: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const [removed] = await sql<{ userId: string; wasOn: boolean }>(
      trx,
      `delete from second_factors f using users u where u.id = f.user_id and u.email = $1
       returning u.id as "userId", f.confirmed_at is not null as "wasOn"`,
      [email]
    )
    if (!removed) return false
    const { userId, wasOn } = removed
    if (wasOn) await recordEvent(trx, 'second_factor.changed', userId, { userId, isOn: false })
    return true
  })
}
