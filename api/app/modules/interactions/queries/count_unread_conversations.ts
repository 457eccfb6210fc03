import db from '@adonisjs/lucid/services/db'
import type { UnreadConversations } from '@saajha/contract/conversation'
import { sql } from '#shared/database/sql'

/** The number of a member's conversations with unread messages, archived ones aside. */
export async function countUnreadConversations(memberId: string): Promise<UnreadConversations> {
  const [unread] = await sql<UnreadConversations>(
    db,
    `select count(*)::int as count from conversation_members
     where user_id = $1 and archived_at is null and unread > 0`,
    [memberId],
    { prepare: true }
  )
  return unread!
}
