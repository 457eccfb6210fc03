import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UnreadCount } from '@saajha/contract/notification'
import { sql } from '#shared/database/sql'
import { pushToMember } from '#shared/realtime/live_channel'

/**
 * Changes a member's unread count by `by`, increments its version and pushes both after the commit. With `by` 0 the
 * push signals only that the list has changed. Returns both.
 */
export async function changeUnreadCount(
  trx: TransactionClientContract,
  userId: string,
  by: number
): Promise<UnreadCount> {
  const [unread] = await sql<UnreadCount>(
    trx,
    `insert into unread_counts as u (user_id, count, version) values ($1, 0, 1)
     on conflict (user_id) do update set count = u.count + $2, version = u.version + 1
     returning count, version::int`,
    [userId, by]
  )
  trx.after('commit', () => pushToMember(userId, 'unread-count', unread!))
  return unread!
}
