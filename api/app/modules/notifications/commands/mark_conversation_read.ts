import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UnreadCount } from '@saajha/contract/notification'
import { countUnread } from '#modules/notifications/queries/count_unread'
import { changeUnreadCount } from '#modules/notifications/unread_count'
import { sql } from '#shared/database/sql'

/**
 * Marks a member's notifications about the messages of a conversation as read, up to the number of a message, in the
 * transaction that reads these messages. Returns the resulting unread count.
 */
export async function markConversationRead(
  trx: TransactionClientContract,
  userId: string,
  conversationId: string,
  upTo: number
): Promise<UnreadCount> {
  const marked = await sql(
    trx,
    `with unread as (
       select id from notifications
       where user_id = $1 and conversation_id = $2 and message_no <= $3 and not is_read and deleted_at is null
       -- The lock order of \`markSetRead\`, so that concurrent calls cannot deadlock.
       order by id for update
     )
     update notifications n set is_read = true from unread where n.id = unread.id returning n.id`,
    [userId, conversationId, upTo],
    { prepare: true }
  )
  if (marked.length === 0) return countUnread(userId, trx)
  return changeUnreadCount(trx, userId, -marked.length)
}
