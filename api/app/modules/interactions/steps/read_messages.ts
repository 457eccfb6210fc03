import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pushConversation } from '#modules/interactions/steps/append_message'
import { sql } from '#shared/database/sql'

/** The counts of a member of a conversation. */
type Counts = { userId: string; unread: number; version: number; lastReadNo: number }

const COUNTS = 'user_id as "userId", unread, version, last_read_no as "lastReadNo"'

/**
 * Marks the messages of a member's conversation as read up to a number, and pushes the counts to the open pages of both members
 * after the commit; idempotent. Returns the reader's counts, whose row stays locked until the transaction ends.
 */
export async function readMessages(
  trx: TransactionClientContract,
  memberId: string,
  conversationId: string,
  upTo: number
): Promise<Counts> {
  const [reader, other] = await lockCounts(trx, memberId, conversationId)
  if (upTo <= reader.lastReadNo) return reader
  const { lastNo, ...counts } = await readUpTo(trx, memberId, conversationId, upTo)
  pushConversation(trx, conversationId, lastNo, [counts, other], null)
  return counts
}

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
): Promise<Counts & { lastNo: number }> {
  const [counts] = await sql<Counts & { lastNo: number }>(
    trx,
    `with read as (select last_no, least($3, last_no) as up_to from conversations where id = $1)
     update conversation_members m set last_read_no = up_to, version = version + 1, unread = (
       select count(*) from messages where conversation_id = $1 and no > up_to and author_id <> $2
     )
     from read where m.conversation_id = $1 and m.user_id = $2
     returning ${COUNTS}, last_no as "lastNo"`,
    [conversationId, memberId, upTo],
    { prepare: true }
  )
  return counts!
}
