import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { parseReference } from '#modules/interactions/rules/message_reference'
import { removeMessageText } from '#modules/notifications/public'
import { sql } from '#shared/database/sql'

/**
 * Hides the text of a message, by `{conversationId}:{no}`, from all but its author, who reads the reason, and removes it from
 * the notification of its recipient. Returns false when there is no such shown text.
 */
export async function hideMessage(
  trx: TransactionClientContract,
  reference: string,
  reason: string
): Promise<boolean> {
  const message = parseReference(reference)
  if (!message) return false
  const { conversationId, no } = message
  const [hidden] = await sql<{ body: string; recipientId: string }>(
    trx,
    `update messages m set hidden_at = now(), hidden_reason = $3 from conversations c
     where m.conversation_id = $1 and m.no = $2 and m.kind = 'text' and m.hidden_at is null and c.id = m.conversation_id
     returning m.body, case when m.author_id = c.owner_id then c.renter_id else c.owner_id end as "recipientId"`,
    [conversationId, no, reason]
  )
  if (!hidden) return false
  await removeMessageText(trx, { conversationId, text: hidden.body, userId: hidden.recipientId })
  return true
}

/** Shows the text of a hidden message again; its notification stays without it. Returns false when it is not hidden. */
export async function showMessage(
  trx: TransactionClientContract,
  reference: string
): Promise<boolean> {
  const message = parseReference(reference)
  if (!message) return false
  const shown = await sql(
    trx,
    `update messages set hidden_at = null, hidden_reason = null
     where conversation_id = $1 and no = $2 and hidden_at is not null returning no`,
    [message.conversationId, message.no]
  )
  return shown.length > 0
}
