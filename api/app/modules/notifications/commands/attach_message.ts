import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

type Attached = {
  userId: string
  itemId: string
  senderId: string
  text: string
  conversationId: string
  no: number
}

/**
 * Lets the notification of a contact that had no message end with the message that it has become. Returns whether it is read;
 * false also without one.
 */
export async function attachMessage(
  trx: TransactionClientContract,
  { userId, itemId, senderId, text, conversationId, no }: Attached
): Promise<boolean> {
  const [attached] = await sql<{ isRead: boolean }>(
    trx,
    `update notifications set conversation_id = $5, message_no = $6 where id = (
       select id from notifications
       where user_id = $1 and item_id = $2 and facts ->> 'senderId' = $3 and facts ->> 'text' = $4
         and type in ('message', 'booking') and conversation_id is null and deleted_at is null
       order by created_at, id limit 1 for update
     ) returning is_read as "isRead"`,
    [userId, itemId, senderId, text, conversationId, no]
  )
  return attached?.isRead ?? false
}
