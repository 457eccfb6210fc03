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

/** An action in the log, with who did it. */
export type LoggedAction = { id: string; action: VisibilityAction; doneBy: string }

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
  // Each condition has an index.
  const { condition, params } = actions[0].startsWith('item_')
    ? { condition: 'item_id = $2', params: [actions, subjectId] }
    : actions[0].startsWith('message_')
      ? {
          condition: `report_id in (select id from reports
            where subject_member_id = $3 and subject_kind = 'message' and subject_id = $2)`,
          params: [actions, subjectId, memberId],
        }
      : actions[0].startsWith('media_')
        ? {
            condition: `subject = $2 and report_id in (select id from reports where subject_member_id = $3)`,
            params: [actions, subjectId, memberId],
          }
        : {
            condition: 'subject = $2 and user_id = $3',
            params: [actions, subjectId.toLowerCase(), memberId],
          }
  const [newest] = await sql<LoggedAction>(
    client,
    `select id, action, done_by as "doneBy" from moderation_actions where action = any($1) and ${condition}
     order by created_at desc, id desc limit 1`,
    params
  )
  return newest ?? null
}
