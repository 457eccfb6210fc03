import db from '@adonisjs/lucid/services/db'
import { appendContact } from '#modules/interactions/append_contact'
import { lockContact } from '#modules/interactions/queries/lock_contact'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

const BATCH = 500

/**
 * Appends contacts that no conversation contains: those that nodes of the release before conversations wrote during its rollout.
 * The unique contact of a message makes it safe to run again, and beside other nodes.
 */
export async function appendMissingContacts(): Promise<void> {
  const missing = await sql<{ id: string }>(
    db,
    `select id from contact_interactions c
     where interaction_type = 'message' and contacter_id is not null and created_at > now() - interval '14 days'
       and not exists (select from messages where contact_id = c.id)
     order by created_at limit ${BATCH}`
  )
  for (const { id } of missing) {
    await inTransaction(async (trx) => {
      const contact = await lockContact(trx, id)
      if (contact.conversationId === null) await appendContact(trx, contact)
    })
  }
}
