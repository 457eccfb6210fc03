import db from '@adonisjs/lucid/services/db'
import type { ConversationChanges } from '@saajha/contract/conversation'
import { UnknownConversationError } from '#modules/interactions/errors'
import { sql } from '#shared/database/sql'

/** Archives or mutes a member's conversation, or reverses it. Throws `UnknownConversationError`. */
export async function changeConversation(
  memberId: string,
  conversationId: string,
  { isArchived, isMuted }: ConversationChanges
): Promise<void> {
  const changed = await sql(
    db,
    `update conversation_members set is_muted = coalesce($3, is_muted),
       archived_at = case $4::boolean when true then coalesce(archived_at, now()) when false then null else archived_at end
     where conversation_id = $1 and user_id = $2 returning user_id`,
    [conversationId, memberId, isMuted ?? null, isArchived ?? null]
  )
  if (changed.length === 0) throw new UnknownConversationError()
}
