import { findModeratedItem } from '#modules/catalogue/public'
import { isMessageHidden } from '#modules/interactions/public'
import { newestAction } from '#modules/moderation/queries/newest_action'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import { isHideable } from '#modules/moderation/rules/hideable'
import type { ModeratedReview } from '#modules/reviews/public'
import type { SqlClient } from '#shared/database/sql'

/** Returns the id of the action that hides the subject of a report now, or null. `review` is the reported review or answer. */
export async function findHiding(
  client: SqlClient,
  { subjectKind: kind, subjectId, memberId }: ReportRow,
  review: ModeratedReview | null
): Promise<string | null> {
  if (!isHideable(kind) || memberId === null) return null
  const id = subjectId!
  const isHidden =
    kind === 'item'
      ? (await findModeratedItem(client, id))?.isHidden
      : kind === 'message'
        ? await isMessageHidden(client, id)
        : review?.isHidden
  return isHidden ? ((await newestAction(client, { kind, id }, memberId))?.id ?? null) : null
}
