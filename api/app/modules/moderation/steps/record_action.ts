import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Operator } from '#modules/moderation/rules/operator'
import { sql } from '#shared/database/sql'

type Action =
  | { action: 'item_hidden' | 'item_shown'; itemId: string }
  | { action: 'member_blocked' | 'member_unblocked' | 'member_warned'; userId: string }
  /** The id of a review. The member is its author, or the author of its answer. */
  | {
      action: 'review_hidden' | 'review_shown' | 'review_answer_hidden' | 'review_answer_shown'
      subject: string
      userId: string
    }
  /** `{conversationId}:{no}`, the id of a medium, or a ticket. */
  | {
      action:
        | 'message_hidden'
        | 'message_shown'
        | 'media_hidden'
        | 'media_shown'
        | 'conversation_read'
        | 'handover_read'
        | 'report_decided'
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
