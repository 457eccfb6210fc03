import { sql, type SqlClient } from '#shared/database/sql'

/** Each action that hides something, with the one that shows it again. */
export const SHOWN_BY = {
  item_hidden: 'item_shown',
  message_hidden: 'message_shown',
  media_hidden: 'media_shown',
  review_hidden: 'review_shown',
  review_answer_hidden: 'review_answer_shown',
} as const

export type HidingAction = keyof typeof SHOWN_BY
type VisibilityAction = HidingAction | (typeof SHOWN_BY)[HidingAction]

/** An action in the log, with who did it. `isOfOpenReport` is true for a picture that was hidden at once and is not decided yet. */
export type LoggedAction = {
  id: string
  action: VisibilityAction
  doneBy: string
  isOfOpenReport: boolean
}

/**
 * Returns the newest of these actions about a listing, or about a message, picture, review or answer of this member, or null. The
 * actions are of one kind of subject.
 */
export async function newestAction(
  client: SqlClient,
  actions: [VisibilityAction, ...VisibilityAction[]],
  subjectId: string,
  memberId: string
): Promise<LoggedAction | null> {
  const { condition, params } = subjectOf(actions, subjectId, memberId)
  const [newest] = await sql<LoggedAction>(
    client,
    `select id, action, done_by as "doneBy",
       exists (select from reports r where r.id = report_id and r.state = 'open') as "isOfOpenReport" from moderation_actions where action = any($1) and ${condition}
     order by created_at desc, id desc limit 1`,
    params
  )
  return newest ?? null
}

/** Returns the SQL condition of the subject with its parameters. Each condition has an index. */
function subjectOf(
  actions: [VisibilityAction, ...VisibilityAction[]],
  subjectId: string,
  memberId: string
): { condition: string; params: unknown[] } {
  const [kind] = actions[0].split('_')
  if (kind === 'item') return { condition: 'item_id = $2', params: [actions, subjectId] }
  if (kind === 'message') {
    const condition = `report_id in (select id from reports
      where subject_member_id = $3 and subject_kind = 'message' and subject_id = $2)`
    return { condition, params: [actions, subjectId, memberId] }
  }
  // Actions about pictures have no `user_id`.
  if (kind === 'media') {
    const condition =
      'subject = $2 and report_id in (select id from reports where subject_member_id = $3)'
    return { condition, params: [actions, subjectId, memberId] }
  }
  const params = [actions, subjectId.toLowerCase(), memberId]
  return { condition: 'subject = $2 and user_id = $3', params }
}
