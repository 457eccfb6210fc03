import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Hideable } from '#modules/moderation/rules/hideable'
import type { Operator } from '#modules/moderation/rules/operator'
import { sql } from '#shared/database/sql'

type ChangeOf<Kind extends Hideable> = `${Kind}_${'hidden' | 'shown'}`

type Action =
  | { action: ChangeOf<'item'>; itemId: string }
  | { action: 'member_blocked' | 'member_unblocked' | 'member_warned'; userId: string }
  /** The id of a review. The member is its author, or the author of its answer. */
  | { action: ChangeOf<'review' | 'review_answer'>; subject: string; userId: string }
  /** `{conversationId}:{no}`, the id of a medium, or a ticket. */
  | {
      action:
        ChangeOf<'message' | 'media'> | 'conversation_read' | 'handover_read' | 'report_decided'
      subject: string
    }

/** Inserts an action into the log, in the same transaction. Returns the action's id. */
export async function recordAction(
  trx: TransactionClientContract,
  action: Action,
  { by, reason, administratorId, reportId }: Operator
): Promise<string> {
  const on = { itemId: null, userId: null, subject: null, ...action }
  const [recorded] = await sql<{ id: string }>(
    trx,
    `insert into moderation_actions (action, item_id, user_id, subject, reason, done_by, administrator_id, report_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      on.action,
      on.itemId,
      on.userId,
      on.subject,
      reason,
      by,
      administratorId ?? null,
      reportId ?? null,
    ]
  )
  return recorded!.id
}
