import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pushToMember } from '#shared/realtime/live_channel'

/**
 * Lowers a member's unread count, or by 0 tells open pages only that their list is another; every time the version is
 * higher.
 */
export async function changeUnreadCount(
  trx: TransactionClientContract,
  userId: string,
  by: number
): Promise<void> {
  const { rows } = await trx.rawQuery(
    `insert into unread_counts as u (user_id, count, version) values (:userId, 0, 1)
     on conflict (user_id) do update set count = u.count + :by, version = u.version + 1
     returning count, version::int`,
    { userId, by }
  )
  trx.after('commit', () => pushToMember(userId, 'unread-count', rows[0]))
}

/** The statement that counts one more for the member, if any, whom `source` names as `user_id`, and returns what is unread. */
export function countedOneMore(source: string): string {
  return `insert into unread_counts as u (user_id, count, version) select user_id, 1, 1 from (${source}) told
    on conflict (user_id) do update set count = u.count + 1, version = u.version + 1
    returning count, version::int`
}
