import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Operator } from '#modules/moderation/rules/operator'
import { sql } from '#shared/database/sql'

type Action =
  | { action: 'item_hidden' | 'item_shown'; itemId: string }
  | { action: 'member_blocked' | 'member_unblocked'; userId: string }

/** Inserts an operator's action into the audit log, in the same transaction. Returns the action's id. */
export async function recordAction(
  trx: TransactionClientContract,
  action: Action,
  { by, reason }: Operator
): Promise<string> {
  const subject = { itemId: null, userId: null, ...action }
  const [recorded] = await sql<{ id: string }>(
    trx,
    `insert into moderation_actions (action, item_id, user_id, reason, done_by)
     values ($1, $2, $3, $4, $5) returning id`,
    [subject.action, subject.itemId, subject.userId, reason, by]
  )
  return recorded!.id
}
