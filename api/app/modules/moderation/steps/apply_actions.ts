import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionAction, DecisionBody } from '@saajha/contract/moderation'
import { isAdministrator } from '#modules/identity/public'
import { hideMedia } from '#modules/media/public'
import { AdministratorProtectedError } from '#modules/moderation/errors'
import { mediaOfReport, type ReportRow } from '#modules/moderation/queries/report_row'
import type { Operator } from '#modules/moderation/rules/operator'
import { hideItem } from '#modules/moderation/steps/item_visibility'
import { hideMessage } from '#modules/moderation/steps/message_visibility'
import { recordAction } from '#modules/moderation/steps/record_action'
import { hideReview } from '#modules/moderation/steps/review_visibility'
import { suspendMember } from '#modules/moderation/steps/suspend_member'
import { warnMember } from '#modules/moderation/steps/warn_member'
import { recordEvent } from '#shared/outbox/record_event'

/** Members before items, as in every transaction: two decisions then never wait for each other. */
const ORDER = [
  'warn_member',
  'suspend_member',
  'hide_item',
  'hide_message',
  'hide_media',
  'hide_review',
  'hide_review_answer',
] as const

/**
 * Does the actions of a decision, each once. Skips actions that no longer apply, and returns them. Throws
 * `AdministratorProtectedError`.
 */
export async function applyActions(
  trx: TransactionClientContract,
  report: ReportRow,
  actions: DecisionBody['actions'],
  operator: Operator
): Promise<DecisionAction[]> {
  const skipped: DecisionAction[] = []
  for (const action of ORDER) {
    const chosen = actions.filter((each) => each.action === action)
    if (chosen.length === 0) continue
    const mediaIds = new Set(chosen.map(({ mediaId }) => mediaId ?? ''))
    if (!(await applyAction(trx, report, { action, mediaIds }, operator))) skipped.push(action)
  }
  return skipped
}

async function applyAction(
  trx: TransactionClientContract,
  report: ReportRow,
  { action, mediaIds }: { action: DecisionAction; mediaIds: Set<string> },
  operator: Operator
): Promise<boolean> {
  const { subjectKind, subjectId, memberId } = report
  switch (action) {
    case 'warn_member':
    case 'suspend_member': {
      if (memberId === null) return false
      if (await isAdministrator(trx, memberId)) throw new AdministratorProtectedError()
      if (action === 'warn_member') return warnMember(trx, memberId, operator)
      return (await suspendMember(trx, memberId, operator)) !== null
    }
    case 'hide_item':
      return subjectKind === 'item' && hideItem(trx, subjectId!, operator)
    case 'hide_message':
      return subjectKind === 'message' && hideMessage(trx, subjectId!, operator)
    case 'hide_media': {
      const media = await mediaOfReport(trx, report)
      const actionIds: string[] = []
      for (const { id } of media.filter(({ id }) => mediaIds.has(id))) {
        if (!(await hideMedia(trx, id))) continue
        actionIds.push(await recordAction(trx, { action: 'media_hidden', subject: id }, operator))
      }
      const [actionId] = actionIds
      if (actionId === undefined) return false
      await recordEvent(trx, 'media.hidden', memberId!, { actionId, userId: memberId! })
      return true
    }
    case 'hide_review':
      return subjectKind === 'review' && hideReview(trx, subjectId!, 'review', operator)
    case 'hide_review_answer':
      return subjectKind === 'review_answer' && hideReview(trx, subjectId!, 'answer', operator)
  }
}
