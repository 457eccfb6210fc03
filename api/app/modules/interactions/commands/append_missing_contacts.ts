import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attachMessage } from '#modules/notifications/public'
import { appendContact } from '#modules/interactions/steps/append_contact'
import { lockContact } from '#modules/interactions/queries/lock_contact'
import { readMessages } from '#modules/interactions/steps/read_messages'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'

const BATCH = 500

/** `at` has the microseconds that a `Date` lacks. */
type Position = { id: string; at: string }

/**
 * Appends contacts that no conversation contains, at their own time: those that nodes of the release before conversations wrote
 * during its rollout. The unique contact of a message makes it safe to run again, and beside other nodes. A contact that
 * violates a constraint is logged and stays out.
 */
export async function appendMissingContacts(stopping?: AbortSignal): Promise<void> {
  let after: Position | null = null
  while (!stopping?.aborted) {
    const missing = await findMissing(after)
    for (const { id } of missing) {
      try {
        await inTransaction((trx) => appendMissing(trx, id))
      } catch (error) {
        const constraint = violatedConstraint(error)
        if (constraint === null) throw error
        logger.error({ contactId: id, constraint }, 'contact not appended to its conversation')
      }
    }
    if (missing.length < BATCH) return
    after = missing.at(-1)!
  }
}

/** The oldest contacts after a position, in the order of their time. */
async function findMissing(after: Position | null): Promise<Position[]> {
  return sql<Position>(
    db,
    `select id, created_at::text as at from contact_interactions c
     where interaction_type = 'message' and contacter_id is not null and created_at > now() - interval '14 days'
       and not exists (select from messages where contact_id = c.id)
       and ($1::uuid is null or (created_at, id) > ($2::timestamptz, $1))
     order by created_at, id limit ${BATCH}`,
    [after?.id ?? null, after?.at ?? null]
  )
}

/** Appends a contact. Its message is read if its notification is, and no message before it is unread. */
async function appendMissing(trx: TransactionClientContract, id: string): Promise<void> {
  const contact = await lockContact(trx, id)
  if (contact.conversationId !== null) return
  const { ownerId: userId, itemId } = contact
  const { createdAt } = contact
  const { conversationId, no } = (await appendContact(trx, contact, { createdAt }))!
  const message = { conversationId, no, senderId: contact.contacterId!, text: contact.message! }
  const isRead = await attachMessage(trx, { userId, itemId, ...message })
  if (!isRead) return
  const [owner] = await sql<{ unread: number }>(
    trx,
    'select unread from conversation_members where conversation_id = $1 and user_id = $2',
    [conversationId, userId]
  )
  if (owner!.unread === 1) await readMessages(trx, userId, conversationId, no)
}
