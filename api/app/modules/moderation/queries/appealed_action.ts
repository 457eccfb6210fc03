import type { AppealSubject } from '@saajha/contract/report'
import { hiddenItemOf } from '#modules/catalogue/public'
import { findSuspension } from '#modules/identity/public'
import { newestAction } from '#modules/moderation/queries/newest_action'
import type { Hideable } from '#modules/moderation/rules/hideable'
import { partOf } from '#modules/moderation/rules/part_of_review'
import { findModeratedReview } from '#modules/reviews/public'
import { sql, type SqlClient } from '#shared/database/sql'

/** An action of an administrator that holds now, by which a member is concerned. */
export type AppealableAction = {
  actionId: string
  administratorId: string | null
  reason: string
  actedAt: Date
  action: AppealSubject['action']
  /** What the action is about, and what an administrator who decides the appeal reads of it. */
  subject: {
    kind: 'member' | AppealableKind
    id: string
    title?: string
    body?: string
  }
}

type ActionRow = Pick<AppealableAction, 'actionId' | 'administratorId' | 'reason' | 'actedAt'> & {
  kind: 'member' | AppealableKind
  id: string
}

/** What a member can appeal about when it is hidden. */
export type AppealableKind = Exclude<Hideable, 'message' | 'media'>

/** The kind and the id of what an action is about. */
const SUBJECT = `case action when 'member_blocked' then 'member' else left(action, -length('_hidden')) end as kind,
  coalesce(item_id::text, subject, user_id::text) as id`

/** Returns the action, or null if it concerns another member, was undone, or was replaced by a newer one of its kind. */
export async function findAppealable(
  client: SqlClient,
  actionId: string,
  userId: string
): Promise<AppealableAction | null> {
  const [row] = await sql<ActionRow>(
    client,
    `select id as "actionId", ${SUBJECT}, administrator_id as "administratorId", reason, created_at as "actedAt"
     from moderation_actions
     where id = $1 and action in ('member_blocked', 'item_hidden', 'review_hidden', 'review_answer_hidden')`,
    [actionId]
  )
  if (!row) return null
  const { kind, id, ...facts } = row
  if (kind === 'member') {
    const suspension = id === userId ? await findSuspension(client, userId) : null
    return suspension?.actionId === actionId
      ? { ...facts, action: 'suspended', subject: { kind, id } }
      : null
  }
  if ((await newestAction(client, { kind, id }, userId))?.id !== actionId) return null
  const subject = await findHidden(client, kind, id, userId)
  return subject && { ...facts, action: `${kind}_hidden`, subject }
}

/** What a member's action hid, if it is hidden. */
async function findHidden(
  client: SqlClient,
  kind: AppealableKind,
  id: string,
  userId: string
): Promise<AppealableAction['subject'] | null> {
  if (kind === 'item') {
    const item = await hiddenItemOf(client, userId, id)
    return item && { kind, id, title: item.title }
  }
  const review = await findModeratedReview(client, id, partOf(kind))
  if (!review?.isHidden || review.authorId !== userId) return null
  const { itemTitle: title, text } = review
  return { kind, id, title, ...(text !== null && { body: text }) }
}
