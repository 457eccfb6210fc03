import type { DeskConversation, DeskMessage } from '@saajha/contract/moderation'
import { parseReference } from '#modules/interactions/rules/message_reference'
import { sql, type SqlClient } from '#shared/database/sql'

/** The messages before the one in the middle, and as many after it. */
const AROUND = 50

/** Returns whether the text of a message, by `{conversationId}:{no}`, is hidden; null where there is no such text. */
export async function isMessageHidden(
  client: SqlClient,
  reference: string
): Promise<boolean | null> {
  const parsed = parseReference(reference)
  if (!parsed) return null
  const [message] = await sql<{ isHidden: boolean }>(
    client,
    `select hidden_at is not null as "isHidden" from messages where conversation_id = $1 and no = $2 and kind = 'text'`,
    [parsed.conversationId, parsed.no]
  )
  return message?.isHidden ?? null
}

/** The messages of a conversation around one of them, by `{conversationId}:{no}`, hidden ones included, for administrators. */
export async function readAround(
  client: SqlClient,
  reference: string
): Promise<DeskConversation | null> {
  const message = parseReference(reference)
  if (!message) return null
  const { conversationId, no } = message
  const [found] = await sql<Omit<DeskConversation, 'messages'>>(
    client,
    `select c.item_id as "itemId", json_build_object('id', o.id, 'name', o.full_name) as owner,
       json_build_object('id', r.id, 'name', r.full_name) as renter
     from conversations c join member_profiles o on o.id = c.owner_id join member_profiles r on r.id = c.renter_id
     where c.id = $1`,
    [conversationId]
  )
  if (!found) return null
  const messages = await sql<DeskMessage>(
    client,
    `select m.no, m.kind, m.body, case when m.author_id = c.owner_id then 'owner' when m.author_id = c.renter_id then 'renter' end as by,
       m.hidden_at is not null as "isHidden", m.no = $2 as "isReported", m.created_at as "createdAt"
     from messages m join conversations c on c.id = m.conversation_id
     where m.conversation_id = $1 and m.no between $2 - ${AROUND} and $2 + ${AROUND} order by m.no`,
    [conversationId, no]
  )
  return { ...found, messages }
}
