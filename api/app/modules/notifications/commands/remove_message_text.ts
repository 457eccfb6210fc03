import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** Removes the text of a message of a conversation from the notifications of a member. */
export async function removeMessageText(
  trx: TransactionClientContract,
  { userId, conversationId, text }: { userId: string; conversationId: string; text: string }
): Promise<void> {
  await sql(
    trx,
    `update notifications set facts = facts - 'text'
     where user_id = $1 and conversation_id = $2 and facts ->> 'text' = $3 and deleted_at is null`,
    [userId, conversationId, text]
  )
}
