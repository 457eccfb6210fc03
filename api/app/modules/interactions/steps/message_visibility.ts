import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { parseReference } from '#modules/interactions/rules/message_reference'
import { removeMessageText } from '#modules/notifications/public'
import { sql } from '#shared/database/sql'

/** A message whose visibility changed. */
export type ModeratedMessage = { conversationId: string; itemId: string; authorId: string }

const CHANGED = `m.conversation_id as "conversationId", c.item_id as "itemId", m.author_id as "authorId"`

/**
 * Hides the text of a message, by `{conversationId}:{no}`, from all but its author, who reads the reason, and removes it from
 * the notification of its recipient. Returns null when there is no such shown text.
 */
export async function hideMessage(
  trx: TransactionClientContract,
  reference: string,
  reason: string
): Promise<ModeratedMessage | null> {
  const message = parseReference(reference)
  if (!message) return null
  const [hidden] = await sql<ModeratedMessage & { body: string; recipientId: string }>(
    trx,
    `update messages m set hidden_at = now(), hidden_reason = $3 from conversations c
     where m.conversation_id = $1 and m.no = $2 and m.kind = 'text' and m.hidden_at is null and c.id = m.conversation_id
     returning ${CHANGED}, m.body, case when m.author_id = c.owner_id then c.renter_id else c.owner_id end as "recipientId"`,
    [message.conversationId, message.no, reason]
  )
  if (!hidden) return null
  const { body, recipientId, ...changed } = hidden
  const { conversationId } = changed
  await removeMessageText(trx, { conversationId, text: body, userId: recipientId })
  return changed
}

/** Shows the text of a hidden message again; its notification stays without it. Returns null when it is not hidden. */
export async function showMessage(
  trx: TransactionClientContract,
  reference: string
): Promise<ModeratedMessage | null> {
  const message = parseReference(reference)
  if (!message) return null
  const [shown] = await sql<ModeratedMessage>(
    trx,
    `update messages m set hidden_at = null, hidden_reason = null from conversations c
     where m.conversation_id = $1 and m.no = $2 and m.hidden_at is not null and c.id = m.conversation_id returning ${CHANGED}`,
    [message.conversationId, message.no]
  )
  return shown ?? null
}
