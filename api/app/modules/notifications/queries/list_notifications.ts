import db from '@adonisjs/lucid/services/db'
import type { Notification } from '@saajha/contract/notification'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import { pageOf, afterCursor, cursorColumn, type Page, type Placed } from '#shared/database/keyset'

const DEFAULT_LIMIT = 100

type ListQuery = { limit?: number; cursor?: string }

/** Returns a page of a member's notifications, newest first. Pages stay stable while new ones are added. */
export async function listNotifications(
  userId: string,
  { limit = DEFAULT_LIMIT, cursor }: ListQuery
): Promise<Page<Notification>> {
  const afterPlace = cursor ? 'and (created_at, id) < (:createdAt::timestamptz, :id::uuid)' : ''
  const { rows } = await db.rawQuery(
    `select ${NOTIFICATION_COLUMNS}, ${cursorColumn('created_at')} from notifications
     where user_id = :userId and deleted_at is null ${afterPlace}
     order by created_at desc, id desc limit :limit`,
    { userId, limit: limit + 1, ...(cursor && afterCursor(cursor)) }
  )
  const { entries, nextCursor } = pageOf<NotificationRow & Placed>(rows, limit)
  return { entries: entries.map(toNotification), nextCursor }
}
