import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { sql } from '#shared/database/sql'

/** Returns a contact by its id and locks it until the transaction ends. */
export async function lockContact(
  trx: TransactionClientContract,
  id: string
): Promise<ContactInteraction> {
  await sql(trx, 'select from contact_interactions where id = $1 for update', [id])
  const text = `select ${CONTACT_COLUMNS} from contact_interactions where id = $1`
  const [contact] = await sql<ContactInteraction>(trx, text, [id])
  return contact!
}
