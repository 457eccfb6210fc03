import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attachMessage } from '#modules/notifications/public'
import { appendContact } from '#modules/interactions/steps/append_contact'
import { contactIdBefore } from '#modules/interactions/queries/contact_id_before'
import { lockContact } from '#modules/interactions/queries/lock_contact'
import { readMessages } from '#modules/interactions/steps/read_messages'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'

const BATCH = 500
/** Fourteen days. */
const HOURS = 14 * 24

/**
 * Appends contacts that no conversation contains, at their own time: those that nodes of the release before conversations wrote
 * during its rollout. The unique contact of a message makes it safe to run again, and beside other nodes. A contact that
 * violates a constraint is logged and stays out.
 */
export async function appendMissingContacts(stopping?: AbortSignal): Promise<void> {
  let after = await contactIdBefore(HOURS)
  while (!stopping?.aborted) {
    const missing = await findMissing(after)
    for (const id of missing) {
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

/** Ids after an id, in their order. The order of ids is the order of time. */
async function findMissing(after: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db,
    `select c.id from contact_interactions c
     where c.id > $1 and interaction_type = 'message' and contacter_id is not null
       and not exists (select from messages where contact_id = c.id)
     order by c.id limit ${BATCH}`,
    [after]
  )
  return rows.map(({ id }) => id)
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
