import { ADMIN_IDLE_HOURS } from '#config/session'
import User from '#modules/identity/models/user'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Makes the member with this email an administrator, whose sessions end earlier; returns whether the member exists. */
export function promoteMember(email: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const user = await User.findBy({ email }, { client: trx })
    if (!user) return false
    await user.merge({ role: 'admin' }).save()
    await sql(
      trx,
      `update sessions set max_idle = make_interval(hours => $2),
         expires_at = least(expires_at, now() + make_interval(hours => $2))
       where user_id = $1`,
      [user.id, ADMIN_IDLE_HOURS]
    )
    return true
  })
}
