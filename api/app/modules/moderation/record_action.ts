import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Operator } from '#modules/moderation/operator'

type Action =
  | { action: 'item_hidden' | 'item_shown'; itemId: string }
  | { action: 'member_blocked' | 'member_unblocked'; userId: string }

/** Inserts an operator's action into the audit log, in the same transaction. Returns the action's id. */
export async function recordAction(
  trx: TransactionClientContract,
  action: Action,
  { by, reason }: Operator
): Promise<string> {
  const { rows } = await trx.rawQuery(
    `insert into moderation_actions (action, item_id, user_id, reason, done_by)
     values (:action, :itemId, :userId, :reason, :by) returning id`,
    { itemId: null, userId: null, ...action, by, reason } as any
  )
  return rows[0].id
}
