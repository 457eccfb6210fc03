import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Why an operator acted. */
export async function reasonOfAction(
  trx: TransactionClientContract,
  actionId: string
): Promise<string> {
  const { rows } = await trx.rawQuery('select reason from moderation_actions where id = ?', [
    actionId,
  ])
  return rows[0].reason
}
