import type { AppealSubject } from '@saajha/contract/report'
import { hiddenItemOf } from '#modules/catalogue/public'
import { findSuspension } from '#modules/identity/public'
import { newestAction, type HidingAction } from '#modules/moderation/queries/newest_action'
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
    kind: 'member' | 'item' | 'review' | 'review_answer'
    id: string
    title?: string
    body?: string
  }
}

type ActionRow = Pick<AppealableAction, 'actionId' | 'administratorId' | 'reason' | 'actedAt'> & {
  action: AppealableHiding | 'member_blocked'
  subject: string
}

/** A hiding that its member can appeal against. */
export type AppealableHiding = Exclude<HidingAction, 'message_hidden' | 'media_hidden'>

/** The id of what an action is about. */
const SUBJECT = 'coalesce(item_id::text, subject, user_id::text)'

/** Returns the action, or null if it concerns another member, was undone, or was replaced by a newer one of its kind. */
export async function findAppealable(
  client: SqlClient,
  actionId: string,
  userId: string
): Promise<AppealableAction | null> {
  const [row] = await sql<ActionRow>(
    client,
    `select id as "actionId", action, ${SUBJECT} as subject, administrator_id as "administratorId", reason, created_at as "actedAt"
     from moderation_actions
     where id = $1 and action in ('member_blocked', 'item_hidden', 'review_hidden', 'review_answer_hidden')`,
    [actionId]
  )
  if (!row) return null
  const { action, subject: id, ...facts } = row
  if (action === 'member_blocked') {
    const suspension = id === userId ? await findSuspension(client, userId) : null
    return suspension?.actionId === actionId
      ? { ...facts, action: 'suspended', subject: { kind: 'member', id } }
      : null
  }
  if ((await newestAction(client, [action], id, userId))?.id !== actionId) return null
  const subject = await findHidden(client, action, id, userId)
  return subject && { ...facts, action, subject }
}

/** What a member's action hid, if it is hidden. */
async function findHidden(
  client: SqlClient,
  action: AppealableHiding,
  id: string,
  userId: string
): Promise<AppealableAction['subject'] | null> {
  if (action === 'item_hidden') {
    const item = await hiddenItemOf(client, userId, id)
    return item && { kind: 'item', id, title: item.title }
  }
  const kind = action === 'review_hidden' ? 'review' : 'review_answer'
  const review = await findModeratedReview(client, id, partOf(kind))
  if (!review?.isHidden || review.authorId !== userId) return null
  const { itemTitle: title, text } = review
  return { kind, id, title, ...(text !== null && { body: text }) }
}
