import db from '@adonisjs/lucid/services/db'
import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { UnknownMessageError } from '#modules/interactions/errors'
import { parseReference } from '#modules/interactions/rules/message_reference'
import { sql } from '#shared/database/sql'

type MessageEvidence = {
  conversationId: string
  no: number
  itemId: string
  authorId: string
  body: string
  warnings: FraudWarning[]
  createdAt: Date
}

/**
 * A message that one of the two members wrote in a conversation of this member, by `{conversationId}:{no}`. Throws
 * `UnknownMessageError`, also for a message of other members and for a hidden one.
 */
export async function findMessageAsEvidence(
  memberId: string,
  reference: string
): Promise<MessageEvidence> {
  const parsed = parseReference(reference)
  if (!parsed) throw new UnknownMessageError()
  const [message] = await sql<MessageEvidence>(
    db,
    `select m.conversation_id as "conversationId", m.no, c.item_id as "itemId", m.author_id as "authorId", m.body,
       m.warnings, m.created_at as "createdAt"
     from messages m join conversations c on c.id = m.conversation_id
     where m.conversation_id = $1 and m.no = $2 and $3 in (c.owner_id, c.renter_id) and m.kind = 'text'
       and m.hidden_at is null`,
    [parsed.conversationId, parsed.no, memberId]
  )
  if (!message) throw new UnknownMessageError()
  return message
}
