import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/**
 * Returns those of the members who are to be reminded by e-mail that their address is not confirmed: each once ever.
 */
export async function takeReminders(
  trx: TransactionClientContract,
  memberIds: string[]
): Promise<Set<string>> {
  const reminded = await sql<{ id: string }>(
    trx,
    `update users set email_reminded_at = now() where id in (
       select id from users where id = any($1::uuid[]) and email_verified_at is null and email_reminded_at is null
       order by id for no key update
     ) returning id`,
    [memberIds],
    { prepare: true }
  )
  return new Set(reminded.map(({ id }) => id))
}
