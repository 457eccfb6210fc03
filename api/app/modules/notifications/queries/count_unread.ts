import db from '@adonisjs/lucid/services/db'
import type { UnreadCount } from '@saajha/contract/notification'

/** Returns a member's unread count and its version. */
export async function countUnread(userId: string): Promise<UnreadCount> {
  const { rows } = await db.rawQuery(
    'select count, version::int from unread_counts where user_id = ?',
    [userId]
  )
  return rows[0] ?? { count: 0, version: 0 }
}
