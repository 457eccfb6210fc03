import db from '@adonisjs/lucid/services/db'
import type { Message } from '@saajha/contract/conversation'
import type { MessagePayload } from '#modules/interactions/rules/message_payload'
import { findConversation } from '#modules/interactions/queries/find_conversation'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 50

type Range = { after?: number; before?: number; limit?: number }

/** A message as it is stored, seen by one of the two members. */
export type MessageRow = Pick<
  Message,
  'no' | 'kind' | 'body' | 'isMine' | 'idempotencyKey' | 'warnings'
> & {
  payload: MessagePayload
  createdAt: Date | string
  isHidden?: boolean
  hiddenReason?: string | null
}

const SHOWS_TEXT = '(hidden_at is null or author_id is not distinct from $1)'

/**
 * The columns of a message that `toMessage` requires; `$1` is the reader. The text of a hidden message is for its author alone,
 * with the reason.
 */
export const MESSAGE_COLUMNS = `no, kind, case when ${SHOWS_TEXT} then body end as body, coalesce(author_id = $1, false) as "isMine",
  case when author_id = $1 then idempotency_key end as "idempotencyKey", payload,
  case when ${SHOWS_TEXT} then warnings else '{}' end as warnings, created_at as "createdAt",
  hidden_at is not null as "isHidden", case when author_id = $1 then hidden_reason end as "hiddenReason"`

/** Maps a row to the message of the API. */
export function toMessage({
  payload,
  createdAt,
  isHidden,
  hiddenReason,
  ...row
}: MessageRow): Message {
  const { startDate = null, endDate = null, priceUnit = null } = payload
  const { interactionType = null, booking = null } = payload
  const moment = new Date(createdAt).toISOString()
  const hidden = isHidden ? { isHidden: true as const, hiddenReason: hiddenReason ?? null } : {}
  return {
    ...row,
    startDate,
    endDate,
    priceUnit,
    interactionType,
    booking,
    createdAt: moment,
    ...hidden,
  }
}

/**
 * Messages of a member's conversation in their order: those after a number, or else the newest, or the newest before a number.
 * Throws `UnknownConversationError`.
 */
export async function listMessages(
  memberId: string,
  conversationId: string,
  { after, before, limit = DEFAULT_LIMIT }: Range
): Promise<Message[]> {
  await findConversation(db, memberId, conversationId)
  const [condition, order] = after === undefined ? ['no < $3', 'desc'] : ['no > $3', 'asc']
  const rows = await sql<MessageRow>(
    db,
    `select ${MESSAGE_COLUMNS} from messages where conversation_id = $2 and ${condition} order by no ${order} limit $4`,
    [memberId, conversationId, after ?? before ?? 2 ** 31 - 1, limit],
    { prepare: true }
  )
  return rows.map(toMessage).sort((one, other) => one.no - other.no)
}
