import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** The reason that the operator stated for an action. */
export async function reasonOfAction(
  trx: TransactionClientContract,
  actionId: string
): Promise<string> {
  const [action] = await sql<{ reason: string }>(
    trx,
    'select reason from moderation_actions where id = $1',
    [actionId]
  )
  return action!.reason
}
