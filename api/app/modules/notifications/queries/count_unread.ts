import db from '@adonisjs/lucid/services/db'
import type { UnreadCount } from '@saajha/contract/notification'
import { sql, type SqlClient } from '#shared/database/sql'

/** Returns a member's unread count and its version. */
export async function countUnread(userId: string, client: SqlClient = db): Promise<UnreadCount> {
  const text = 'select count, version::int from unread_counts where user_id = $1'
  const [unread] = await sql<UnreadCount>(client, text, [userId])
  return unread ?? { count: 0, version: 0 }
}
