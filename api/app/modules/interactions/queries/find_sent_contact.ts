import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { ContactFields } from '#modules/interactions/contact_fields'
import { ReusedKeyError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'

const FIELDS_OF_A_REPEAT = [
  'itemId',
  'interactionType',
  'message',
  'intent',
  'startDate',
  'endDate',
] as const

/** What a member, or a guest, sent with a key before, or null. Throws when the key was used to say something else. */
export async function findSentContact(
  client: Pick<TransactionClientContract, 'rawQuery'>,
  contacterId: string | null,
  idempotencyKey: string | null,
  said: ContactFields
): Promise<ContactInteraction | null> {
  if (idempotencyKey === null) return null
  const { rows } = await client.rawQuery(
    `select ${CONTACT_COLUMNS} from contact_interactions 
     where idempotency_key = ? and ${contacterId ? 'contacter_id = ?' : 'contacter_id is null'}`,
    contacterId ? [idempotencyKey, contacterId] : [idempotencyKey]
  )
  const sent: ContactInteraction | undefined = rows[0]
  if (!sent) return null
  if (FIELDS_OF_A_REPEAT.some((field) => sent[field] !== said[field])) throw new ReusedKeyError()
  return sent
}
