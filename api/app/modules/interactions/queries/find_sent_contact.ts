import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import { ReusedKeyError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'

/** The contact that a member sent with a key before. Throws when the key was used for something else. */
export async function findSentContact(
  trx: TransactionClientContract,
  contacterId: string,
  idempotencyKey: string,
  expected: { itemId: string; message: string | null }
): Promise<ContactInteraction> {
  const { rows } = await trx.rawQuery(
    `select ${CONTACT_COLUMNS} from contact_interactions where contacter_id = ? and idempotency_key = ?`,
    [contacterId, idempotencyKey]
  )
  const sent: ContactInteraction = rows[0]
  if (sent.itemId !== expected.itemId || sent.message !== expected.message)
    throw new ReusedKeyError()
  return sent
}
