import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ConversationPush, MessageKind } from '@saajha/contract/conversation'
import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import type { ConversationKey } from '#modules/interactions/queries/find_conversation'
import type { MessagePayload } from '#modules/interactions/rules/message_payload'
import { sql } from '#shared/database/sql'
import { pushToMember } from '#shared/realtime/live_channel'

/** A new message; a null author is the system, whose lines are never unread. */
type NewMessage = {
  authorId: string | null
  kind: MessageKind
  body: string | null
  payload: MessagePayload
  contactId?: string
  idempotencyKey?: string | null
  /** Set for a contact that is appended later than it was sent. */
  createdAt?: string
}

export type AppendedMessage = {
  conversationId: string
  no: number
  createdAt: Date
  warnings: FraudWarning[]
}

type Row = Omit<ConversationPush, 'lastNo' | 'seenNo' | 'kind'> & {
  no: number
  createdAt: Date
  userId: string
  lastReadNo: number
}

/**
 * Appends a message to the conversation of an item and a renter, and opens it with its first message. The conversation's row
 * lock gives each message the next number and a later time, and the unread count changes with it; a text is stored with its
 * warnings. After the commit pushes both to the open pages of the two members.
 */
export async function appendMessage(
  trx: TransactionClientContract,
  { itemId, ownerId, renterId }: ConversationKey,
  { authorId, kind, body, payload, contactId, idempotencyKey, createdAt: sentAt }: NewMessage
): Promise<AppendedMessage> {
  const warnings = kind === 'text' && body ? warningsOf(body) : []
  const rows = await sql<Row>(
    trx,
    `with numbered as (
       insert into conversations (item_id, owner_id, renter_id, last_no) values ($1, $2, $3, 1)
       on conflict on constraint conversations_one_each do update set last_no = conversations.last_no + 1
       returning id, last_no, owner_id, renter_id
     ), sent as (
       insert into messages (conversation_id, no, author_id, kind, body, payload, contact_id, idempotency_key, warnings, created_at)
       select id, last_no, $4, $5, $6, $7, $8, $9, $10, coalesce($11, clock_timestamp()) from numbered
       returning created_at
     ), changed as (
       insert into conversation_members as m (conversation_id, user_id, unread, last_read_no, last_at)
       select id, user_id, ($4::uuid is distinct from user_id and $4 is not null)::int,
         case when user_id = $4 then last_no else 0 end, created_at
       from numbered, sent, unnest(array[owner_id, renter_id]) as user_id
       order by user_id
       on conflict (conversation_id, user_id) do update set
         last_at = greatest(m.last_at, excluded.last_at),
         version = m.version + 1,
         -- A new message brings an archived conversation back.
         archived_at = case when m.is_muted then m.archived_at end,
         unread = m.unread + excluded.unread,
         last_read_no = case when m.unread = 0 then greatest(m.last_read_no, excluded.last_read_no) else m.last_read_no end
       returning user_id, unread, version, last_read_no
     )
     select numbered.id as "conversationId", numbered.last_no as no, sent.created_at as "createdAt",
       changed.user_id as "userId", changed.unread, changed.version, changed.last_read_no as "lastReadNo"
     from numbered, sent, changed`,
    [
      itemId,
      ownerId,
      renterId,
      authorId,
      kind,
      body,
      JSON.stringify(payload),
      contactId ?? null,
      idempotencyKey ?? null,
      warnings,
      sentAt ?? null,
    ],
    { prepare: true }
  )
  const [{ conversationId, no, createdAt }] = rows as [Row]
  pushConversation(trx, conversationId, no, rows, payload.startDate ? 'booking' : kind)
  return { conversationId, no, createdAt, warnings }
}

/** The counts of the two members of a conversation. */
type Counts = Pick<Row, 'userId' | 'unread' | 'version' | 'lastReadNo'>

/**
 * Pushes a changed conversation to the open pages of its two members after the commit. `kind` is what its new message is:
 * `booking` for a request and a step of a booking; null if it was read.
 */
export function pushConversation(
  trx: TransactionClientContract,
  conversationId: string,
  lastNo: number,
  members: Counts[],
  kind: MessageKind | null
): void {
  trx.after('commit', () => {
    for (const { userId, unread, version } of members) {
      const seenNo = members.find((other) => other.userId !== userId)!.lastReadNo
      pushToMember(userId, 'conversation', {
        conversationId,
        lastNo,
        kind,
        unread,
        version,
        seenNo,
      })
    }
  })
}
