import db from '@adonisjs/lucid/services/db'
import type { Message } from '@saajha/contract/conversation'
import { normalizeText } from '@saajha/contract/typed_text'
import { appendMessage } from '#modules/interactions/steps/append_message'
import { assertReachable } from '#modules/interactions/rules/assert_reachable'
import { ReusedKeyError } from '#modules/interactions/errors'
import { limitMessages } from '#modules/interactions/limits'
import { findConversation } from '#modules/interactions/queries/find_conversation'
import {
  MESSAGE_COLUMNS,
  toMessage,
  type MessageRow,
} from '#modules/interactions/queries/list_messages'
import { inTransaction } from '#shared/database/in_transaction'
import { sql, type SqlClient } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Sends a message to the other member of a conversation. Requests with the same Idempotency-Key send once, also concurrently:
 * retries return the first message. Throws `UnknownConversationError`, `ReusedKeyError`, `UnreachableMemberError`,
 * `BlockedRecipientError`, `AnswerAwaitedError` or `RateLimitError`.
 */
export async function sendMessage(
  authorId: string,
  conversationId: string,
  body: string,
  idempotencyKey: string | null
): Promise<Message> {
  const message = { conversationId, body }
  const sent = await findSentMessage(db, authorId, idempotencyKey, message)
  if (sent) return sent

  return inTransaction(async (trx) => {
    const conversation = await findConversation(trx, authorId, conversationId, { isLocked: true })
    // Again after the wait for the lock.
    const first = await findSentMessage(trx, authorId, idempotencyKey, message)
    if (first) return first
    await assertReachable(trx, authorId, conversation.otherId)
    await limitMessages(trx, authorId, conversation)
    const { no, createdAt, warnings } = await appendMessage(trx, conversation, {
      authorId,
      kind: 'text',
      body,
      payload: {},
      idempotencyKey,
    })
    const { itemId, otherId: recipientId } = conversation
    const payload = { conversationId, no, itemId, authorId, recipientId }
    await recordEvent(trx, 'message.sent', conversationId, payload)
    return toMessage({
      no,
      kind: 'text',
      body,
      isMine: true,
      idempotencyKey,
      payload: {},
      warnings,
      createdAt,
    })
  }).catch((error: unknown) => {
    // At the same time, the key was used in another conversation.
    throw violatedConstraint(error) === 'messages_sent_once' ? new ReusedKeyError() : error
  })
}

/** The message that was sent with this key before. Throws `ReusedKeyError` when it is another one. */
async function findSentMessage(
  client: SqlClient,
  authorId: string,
  idempotencyKey: string | null,
  message: { conversationId: string; body: string }
): Promise<Message | undefined> {
  if (idempotencyKey === null) return undefined
  const [sent] = await sql<MessageRow & { conversationId: string }>(
    client,
    `select conversation_id as "conversationId", ${MESSAGE_COLUMNS} from messages
     where author_id = $1 and idempotency_key = $2`,
    [authorId, idempotencyKey],
    { prepare: true }
  )
  if (!sent) return undefined
  const { conversationId, ...row } = sent
  // A node of the previous release stores a text as it was sent.
  const isSame = normalizeText(row.body ?? '') === message.body
  if (conversationId !== message.conversationId || !isSame) throw new ReusedKeyError()
  return toMessage(row)
}
