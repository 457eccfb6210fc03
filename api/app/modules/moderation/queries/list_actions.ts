import db from '@adonisjs/lucid/services/db'
import fragment, { join, raw, type Sql } from 'sql-template-tag'
import type { ModerationAction } from '@saajha/contract/moderation'
import { itemsOf, summariesOfItems } from '#modules/catalogue/public'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { sql, type SqlClient } from '#shared/database/sql'

const DEFAULT_LIMIT = 50

/** Only the actions of a report or about a member, about a member, or about a listing, or one action. */
type Filter = { userId?: string; itemId?: string; reportId?: string; actionId?: string }

type Row = Omit<ModerationAction, 'item' | 'createdAt'> &
  CursorRow & { itemId: string | null; createdAt: Date }

/**
 * A page of the log, newest first. What is about a member includes their listings and the reports about them; with `reportId`
 * too, the actions of that report are added.
 */
export async function listActions(
  {
    userId,
    itemId,
    reportId,
    actionId,
    limit = DEFAULT_LIMIT,
    cursor,
  }: Filter & { limit?: number; cursor?: string },
  client: SqlClient = db
): Promise<Page<ModerationAction>> {
  const either: Sql[] = []
  if (userId) {
    const itemIds = await itemsOf(client, userId)
    either.push(
      fragment`a.user_id = ${userId}`,
      fragment`a.item_id = any(${itemIds}::uuid[])`,
      fragment`a.report_id in (select id from reports where subject_member_id = ${userId})`
    )
  }
  if (reportId) either.push(fragment`a.report_id = ${reportId}`)
  const conditions: Sql[] = [
    either.length > 0 ? fragment`(${join(either, ' or ')})` : fragment`true`,
  ]
  if (actionId) conditions.push(fragment`a.id = ${actionId}`)
  if (itemId) conditions.push(fragment`a.item_id = ${itemId}`)
  if (cursor) {
    const { createdAt, id } = afterCursor(cursor)
    conditions.push(fragment`(a.created_at, a.id) < (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const { text, values } = fragment`
    select a.id, a.action, a.reason, a.done_by as "doneBy", a.created_at as "createdAt", r.ticket, a.item_id as "itemId",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.full_name) end as member,
      ${raw(cursorColumn('a.created_at'))}
    from moderation_actions a left join reports r on r.id = a.report_id
    left join member_profiles p on p.id = coalesce(a.user_id, r.subject_member_id)
    where ${join(conditions, ' and ')} order by a.created_at desc, a.id desc limit ${limit + 1}`
  const { entries, nextCursor } = pageOf(await sql<Row>(client, text, values), limit)
  const items = await summariesOfItems(
    client,
    entries.flatMap(({ itemId: id }) => id ?? [])
  )
  return {
    entries: entries.map(({ itemId: id, createdAt, ...action }) => ({
      ...action,
      createdAt: createdAt.toISOString(),
      item: id ? { id, title: items.get(id)!.title } : null,
    })),
    nextCursor,
  }
}
