import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { ContactFields } from '#modules/interactions/contact_fields'
import { ReusedKeyError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'

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
  client: Pick<TransactionClientContract, 'rawQuery'>,
  contacterId: string | null,
  idempotencyKey: string | null,
  fields: ContactFields
): Promise<ContactInteraction | null> {
  if (idempotencyKey === null) return null
  const { rows } = await client.rawQuery(
    `select ${CONTACT_COLUMNS} from contact_interactions 
     where idempotency_key = ? and ${contacterId ? 'contacter_id = ?' : 'contacter_id is null'}`,
    contacterId ? [idempotencyKey, contacterId] : [idempotencyKey]
  )
  const sent: ContactInteraction | undefined = rows[0]
  if (!sent) return null
  if (COMPARED_FIELDS.some((field) => sent[field] !== fields[field])) throw new ReusedKeyError()
  return sent
}
