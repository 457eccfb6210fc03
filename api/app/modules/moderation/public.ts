import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The reason that the operator stated for an action. */
export async function reasonOfAction(
  trx: TransactionClientContract,
  actionId: string
): Promise<string> {
  const { rows } = await trx.rawQuery('select reason from moderation_actions where id = ?', [
    actionId,
  ])
  return rows[0].reason
}
