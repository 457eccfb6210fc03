import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '@saajha/contract/language'
import { sql } from '#shared/database/sql'

/** Saves the language in which a member receives e-mails and pushes. */
export async function saveLanguage(
  trx: TransactionClientContract,
  userId: string,
  language: Language
): Promise<void> {
  await sql(trx, 'update users set language = $2 where id = $1 and language <> $2', [
    userId,
    language,
  ])
}
