import type { ReportSubject } from '@saajha/contract/report'
import { findModeratedItem } from '#modules/catalogue/public'
import { isMessageHidden } from '#modules/interactions/public'
import { newestAction, type HidingAction } from '#modules/moderation/queries/newest_action'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import type { ModeratedReview } from '#modules/reviews/public'
import type { SqlClient } from '#shared/database/sql'

const HIDING: Partial<Record<ReportSubject, HidingAction>> = {
  item: 'item_hidden',
  message: 'message_hidden',
  review: 'review_hidden',
  review_answer: 'review_answer_hidden',
}

/** Returns the id of the action that hides the subject of a report now, or null. `review` is the reported review or answer. */
export async function findHiding(
  client: SqlClient,
  { subjectKind, subjectId, memberId }: ReportRow,
  review: ModeratedReview | null
): Promise<string | null> {
  const action = HIDING[subjectKind]
  if (!action || memberId === null) return null
  const isHidden =
    subjectKind === 'item'
      ? (await findModeratedItem(client, subjectId!))?.isHidden
      : subjectKind === 'message'
        ? await isMessageHidden(client, subjectId!)
        : review?.isHidden
  return isHidden
    ? ((await newestAction(client, [action], subjectId!, memberId))?.id ?? null)
    : null
}
