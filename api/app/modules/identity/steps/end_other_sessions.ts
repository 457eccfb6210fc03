import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/**
 * Deletes all sessions of a member but one; returns their ids, whose sockets the caller closes after the commit. The caller has locked
 * the member.
 */
export async function endOtherSessions(
  trx: TransactionClientContract,
  userId: string,
  sessionId: string
): Promise<string[]> {
  const ended = await sql<{ id: string }>(
    trx,
    'delete from sessions where user_id = $1 and id <> $2 returning id',
    [userId, sessionId]
  )
  return ended.map(({ id }) => id)
}
