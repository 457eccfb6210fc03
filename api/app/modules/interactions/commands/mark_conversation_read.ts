import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReadState } from '@saajha/contract/conversation'
import {
  countUnread,
  markConversationRead as markNotificationsRead,
} from '#modules/notifications/public'
import { UnknownConversationError } from '#modules/interactions/errors'
import { readMessages } from '#modules/interactions/steps/read_messages'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/**
 * Marks the messages of a member's conversation as read up to a number, and their notifications with them, at its end also
 * those of its bookings; idempotent.
 * Returns the resulting counts of the conversation and of the badge. Throws `UnknownConversationError`.
 */
export async function markConversationRead(
  memberId: string,
  conversationId: string,
  upTo: number
): Promise<ReadState> {
  const { isNew, ...counts } = await countsBefore(memberId, conversationId, upTo)
  const badge = await countUnread(memberId)
  if (!isNew && badge.count === 0) return { ...counts, badge }
  return inTransaction(async (trx) => {
    const { unread, version, lastReadNo } = await readMessages(trx, memberId, conversationId, upTo)
    const isAtEnd = await isLastOfOthers(trx, memberId, conversationId, upTo)
    const read = { upTo: lastReadNo, isAtEnd }
    const badge = await markNotificationsRead(trx, memberId, conversationId, read)
    return { unread, version, badge }
  })
}

/** Whether all messages and lines after a number are the member's own. */
async function isLastOfOthers(
  trx: TransactionClientContract,
  memberId: string,
  conversationId: string,
  upTo: number
): Promise<boolean> {
  const [{ isLast }] = (await sql<{ isLast: boolean }>(
    trx,
    `select not exists (
       select from messages where conversation_id = $1 and no > $3 and author_id is distinct from $2
     ) as "isLast"`,
    [conversationId, memberId, upTo],
    { prepare: true }
  )) as [{ isLast: boolean }]
  return isLast
}

/** A member's counts of a conversation, and whether it has messages up to a number that they have not read. */
async function countsBefore(memberId: string, conversationId: string, upTo: number) {
  if (!isUuid(conversationId)) throw new UnknownConversationError()
  const [counts] = await sql<{ unread: number; version: number; isNew: boolean }>(
    db,
    `select m.unread, m.version, least($3, c.last_no) > m.last_read_no as "isNew"
     from conversation_members m join conversations c on c.id = m.conversation_id
     where m.conversation_id = $1 and m.user_id = $2`,
    [conversationId, memberId, upTo],
    { prepare: true }
  )
  if (!counts) throw new UnknownConversationError()
  return counts
}
