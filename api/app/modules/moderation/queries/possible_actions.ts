import type { DecisionAction } from '@saajha/contract/moderation'
import { canHideItem } from '#modules/catalogue/public'
import { findAccounts, isAdministrator } from '#modules/identity/public'
import { isMessageHidden } from '#modules/interactions/public'
import type { ModeratedMedia } from '#modules/media/public'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import type { ModeratedReview } from '#modules/reviews/public'
import type { SqlClient } from '#shared/database/sql'

/**
 * What the decision of a report can do now; `review` is the reported review or answer. Nothing once it is decided. An appeal has no
 * actions.
 */
export async function possibleActions(
  client: SqlClient,
  { state, subjectKind, subjectId, memberId, reason }: ReportRow,
  media: ModeratedMedia[],
  review: ModeratedReview | null
): Promise<DecisionAction[]> {
  if (state !== 'open' || reason === 'appeal') return []
  const possible: DecisionAction[] = []
  if (subjectKind === 'item' && (await canHideItem(client, subjectId!))) possible.push('hide_item')
  if (subjectKind === 'message' && (await isMessageHidden(client, subjectId!)) === false)
    possible.push('hide_message')
  if (review && !review.isHidden)
    possible.push(subjectKind === 'review' ? 'hide_review' : 'hide_review_answer')
  if (media.some(({ isHidden }) => !isHidden)) possible.push('hide_media')
  if (memberId === null || (await isAdministrator(client, memberId))) return possible
  const { isSuspended } = (await findAccounts(client, [memberId])).get(memberId)!
  return isSuspended ? possible : [...possible, 'warn_member', 'suspend_member']
}
