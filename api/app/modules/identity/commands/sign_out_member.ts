import User from '#modules/identity/models/user'
import { lockMember } from '#modules/identity/queries/lock_member'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Ends every session of the member with this email; returns the number of ended sessions, or null if no member has it.
 */
export async function signOutMember(email: string): Promise<number | null> {
  const user = await User.findBy({ email })
  if (!user) return null
  const ended = await inTransaction(async (trx) => {
    await lockMember(trx, user.id)
    return sql(trx, 'delete from sessions where user_id = $1 returning id', [user.id])
  })
  closeSocketsOfMember(user.id)
  return ended.length
}
