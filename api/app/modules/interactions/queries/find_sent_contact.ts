import type { ContactInteraction } from '@saajha/contract/contact'
import type { ContactFields } from '#modules/interactions/contact_fields'
import { ReusedKeyError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { sql, type SqlClient } from '#shared/database/sql'

const COMPARED_FIELDS = [
  'itemId',
  'interactionType',
  'message',
  'intent',
  'startDate',
  'endDate',
] as const

/** The contact that was sent with this key before, or null. Throws `ReusedKeyError` when its content differs. */
export async function findSentContact(
  client: SqlClient,
  contacterId: string | null,
  idempotencyKey: string | null,
  fields: ContactFields
): Promise<ContactInteraction | null> {
  if (idempotencyKey === null) return null
  const [sent] = await sql<ContactInteraction>(
    client,
    `select ${CONTACT_COLUMNS} from contact_interactions
     where idempotency_key = $1 and ${contacterId ? 'contacter_id = $2' : 'contacter_id is null'}`,
    contacterId ? [idempotencyKey, contacterId] : [idempotencyKey]
  )
  if (!sent) return null
  if (COMPARED_FIELDS.some((field) => sent[field] !== fields[field])) throw new ReusedKeyError()
  return sent
}
