import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReadState } from '@saajha/contract/conversation'
import { markConversationRead as markNotificationsRead } from '#modules/notifications/public'
import { pushConversation } from '#modules/interactions/append_message'
import { findConversation } from '#modules/interactions/queries/find_conversation'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

type Counts = { userId: string; unread: number; version: number; lastReadNo: number }

/**
 * Marks the messages of a member's conversation as read up to a number, and their notifications with them; idempotent.
 * Returns the resulting counts of the conversation and of the badge. Throws `UnknownConversationError`.
 */
export async function markConversationRead(
  memberId: string,
  conversationId: string,
  upTo: number
): Promise<ReadState> {
  return inTransaction(async (trx) => {
    const { lastNo } = await findConversation(trx, memberId, conversationId)
    const [reader, other] = await lockCounts(trx, memberId, conversationId)
    const isNew = Math.min(upTo, lastNo) > reader.lastReadNo
    const counts = isNew ? await readUpTo(trx, memberId, conversationId, upTo) : reader
    const badge = await markNotificationsRead(trx, memberId, conversationId, counts.lastReadNo)
    if (isNew) pushConversation(trx, conversationId, lastNo, [counts, other])
    return { unread: counts.unread, version: counts.version, badge }
  })
}

const COUNTS = 'user_id as "userId", unread, version, last_read_no as "lastReadNo"'

/** The counts of the reader, whose row is locked until the transaction ends, and of the other member. */
async function lockCounts(
  trx: TransactionClientContract,
  memberId: string,
  conversationId: string
): Promise<[Counts, Counts]> {
  const text = (condition: string) =>
    `select ${COUNTS} from conversation_members where conversation_id = $1 and user_id ${condition}`
  const params = [conversationId, memberId]
  const [reader] = await sql<Counts>(trx, text('= $2 for update'), params, { prepare: true })
  const [other] = await sql<Counts>(trx, text('<> $2'), params, { prepare: true })
  return [reader!, other!]
}

async function readUpTo(
  trx: TransactionClientContract,
  memberId: string,
  conversationId: string,
  upTo: number
): Promise<Counts> {
  const [counts] = await sql<Counts>(
    trx,
    `with read as (select least($3, last_no) as up_to from conversations where id = $1)
     update conversation_members m set last_read_no = up_to, version = version + 1, unread = (
       select count(*) from messages where conversation_id = $1 and no > up_to and author_id <> $2
     )
     from read where m.conversation_id = $1 and m.user_id = $2
     returning ${COUNTS}`,
    [conversationId, memberId, upTo],
    { prepare: true }
  )
  return counts!
}
