import db from '@adonisjs/lucid/services/db'
import type { UnreadConversations } from '@saajha/contract/conversation'
import { sql } from '#shared/database/sql'

/** The number of a member's conversations with unread messages, archived ones and those with members whom they have blocked aside. */
export async function countUnreadConversations(memberId: string): Promise<UnreadConversations> {
  const [unread] = await sql<UnreadConversations>(
    db,
    `select count(*)::int as count from conversation_members m join conversations c on c.id = m.conversation_id
     where m.user_id = $1 and m.archived_at is null and m.unread > 0 and not exists (
       select from member_blocks
       where blocker_id = $1 and blocked_id = case when c.owner_id = $1 then c.renter_id else c.owner_id end
     )`,
    [memberId],
    { prepare: true }
  )
  return unread!
}
