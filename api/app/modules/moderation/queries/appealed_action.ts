import { hiddenItemOf } from '#modules/catalogue/public'
import { findSuspension } from '#modules/identity/public'
import { sql, type SqlClient } from '#shared/database/sql'

/** An action of an administrator that holds now, by which a member is concerned. */
export type AppealableAction = {
  actionId: string
  /** The member who can appeal. */
  userId: string
  administratorId: string | null
  reason: string
  actedAt: Date
} & (
  { action: 'suspended'; itemId: null } | { action: 'item_hidden'; itemId: string; title: string }
)

type ActionRow = {
  actionId: string
  action: string
  itemId: string | null
  userId: string | null
  administratorId: string | null
  reason: string
  actedAt: Date
}

/** Returns the action, or null if it concerns another member, was undone, or was replaced by a newer one of its kind. */
export async function findAppealable(
  client: SqlClient,
  actionId: string,
  userId: string
): Promise<AppealableAction | null> {
  const [row] = await sql<ActionRow>(
    client,
    `select id as "actionId", action, item_id as "itemId", user_id as "userId", administrator_id as "administratorId", reason,
       created_at as "actedAt"
     from moderation_actions where id = $1 and action in ('member_blocked', 'item_hidden')`,
    [actionId]
  )
  if (!row) return null
  const { administratorId, reason, actedAt, itemId } = row
  const facts = { actionId, userId, administratorId, reason, actedAt }
  if (itemId === null) {
    const suspension = row.userId === userId ? await findSuspension(client, userId) : null
    return suspension?.actionId === actionId
      ? { ...facts, action: 'suspended', itemId: null }
      : null
  }
  const hidden = await hiddenItemOf(client, userId, itemId)
  const newest = hidden && (await newestHiding(client, itemId))
  return newest === actionId
    ? { ...facts, action: 'item_hidden', itemId, title: hidden!.title }
    : null
}

/** Returns the id of the action that hid a listing last, or null. */
export async function newestHiding(client: SqlClient, itemId: string): Promise<string | null> {
  const [hiding] = await sql<{ id: string }>(
    client,
    `select id from moderation_actions where item_id = $1 and action = 'item_hidden'
     order by created_at desc, id desc limit 1`,
    [itemId]
  )
  return hiding?.id ?? null
}
