import type { HideableSubject } from '#modules/moderation/rules/hideable'
import { sql, type SqlClient } from '#shared/database/sql'

/** An action in the log, with who did it. `isOfOpenReport` is true for a picture that was hidden at once and is not decided yet. */
export type LoggedAction = {
  id: string
  action: string
  doneBy: string
  isOfOpenReport: boolean
}

/**
 * Returns the newest action that hid a listing, or a message, picture, review or answer of this member, or null. With
 * `changes` of both kinds, it is the newest one that hid it or showed it again.
 */
export async function newestAction(
  client: SqlClient,
  subject: HideableSubject,
  memberId: string,
  changes: ('hidden' | 'shown')[] = ['hidden']
): Promise<LoggedAction | null> {
  const actions = changes.map((change) => `${subject.kind}_${change}`)
  const { condition, params } = conditionOf(subject, memberId)
  const [newest] = await sql<LoggedAction>(
    client,
    `select id, action, done_by as "doneBy",
       exists (select from reports r where r.id = report_id and r.state = 'open') as "isOfOpenReport" from moderation_actions where action = any($1) and ${condition}
     order by created_at desc, id desc limit 1`,
    [actions, ...params]
  )
  return newest ?? null
}

/** Returns the SQL condition of the subject with its parameters. Each condition has an index. */
function conditionOf(
  { kind, id }: HideableSubject,
  memberId: string
): { condition: string; params: string[] } {
  if (kind === 'item') return { condition: 'item_id = $2', params: [id] }
  if (kind === 'message') {
    const condition = `report_id in (select id from reports
      where subject_member_id = $3 and subject_kind = 'message' and subject_id = $2)`
    return { condition, params: [id, memberId] }
  }
  // Actions about pictures have no `user_id`.
  if (kind === 'media') {
    const condition =
      'subject = $2 and report_id in (select id from reports where subject_member_id = $3)'
    return { condition, params: [id, memberId] }
  }
  return { condition: 'subject = $2 and user_id = $3', params: [id.toLowerCase(), memberId] }
}
