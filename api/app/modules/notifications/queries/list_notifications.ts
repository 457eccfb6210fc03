import db from '@adonisjs/lucid/services/db'
import type { Language } from '@saajha/contract/language'
import type { Notification } from '@saajha/contract/notification'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import {
  pageOf,
  afterCursor,
  cursorColumn,
  type Page,
  type CursorRow,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 100

type ListQuery = { limit?: number; cursor?: string; language: Language }

/** Returns a page of a member's notifications, newest first. Pages stay stable while new ones are added. */
export async function listNotifications(
  userId: string,
  { limit = DEFAULT_LIMIT, cursor, language }: ListQuery
): Promise<Page<Notification>> {
  const after = cursor ? afterCursor(cursor) : null
  const afterCondition = after ? 'and (created_at, id) < ($3::timestamptz, $4::uuid)' : ''
  const rows = await sql<NotificationRow & CursorRow>(
    db,
    `select ${NOTIFICATION_COLUMNS}, ${cursorColumn('created_at')} from notifications
     where user_id = $1 and deleted_at is null ${afterCondition}
     order by created_at desc, id desc limit $2`,
    [userId, limit + 1, ...(after ? [after.createdAt, after.id] : [])]
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: entries.map((row) => toNotification(row, language)), nextCursor }
}
