import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/**
 * Resets a member's documents after a change of name: verified documents become pending, and pending ones get a new
 * revision. Returns the number of documents that were verified.
 */
export async function reopenDocuments(
  trx: TransactionClientContract,
  userId: string,
  formerName: string
): Promise<number> {
  await sql(
    trx,
    `update verification_documents set revision = revision + 1 where user_id = $1 and status = 'pending'`,
    [userId]
  )
  const reopened = await sql(
    trx,
    `update verification_documents set status = 'pending', verified_name = $1, revision = revision + 1,
       verified_at = null, verified_by = null
     where user_id = $2 and status = 'verified' returning id`,
    [formerName, userId]
  )
  return reopened.length
}
