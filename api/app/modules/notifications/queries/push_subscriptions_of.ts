import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** Returns the ids of a member's subscriptions, at most ten. */
export async function pushSubscriptionsOf(
  trx: TransactionClientContract,
  userId: string
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    trx,
    'select id from push_subscriptions where user_id = $1 order by created_at, id',
    [userId]
  )
  return rows.map(({ id }) => id)
}
