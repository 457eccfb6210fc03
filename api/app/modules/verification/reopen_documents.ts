import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Resets a member's documents after a change of name: verified documents become pending, and pending ones get a new
 * revision. Returns the number of documents that were verified.
 */
export async function reopenDocuments(
  trx: TransactionClientContract,
  userId: string,
  formerName: string
): Promise<number> {
  await trx.rawQuery(
    `update verification_documents set revision = revision + 1 where user_id = ? and status = 'pending'`,
    [userId]
  )
  const { rowCount } = await trx.rawQuery(
    `update verification_documents set status = 'pending', verified_name = :formerName, revision = revision + 1,
       verified_at = null, verified_by = null
     where user_id = :userId and status = 'verified'`,
    { userId, formerName }
  )
  return rowCount
}
