import db from '@adonisjs/lucid/services/db'
import type { Notification } from '@saajha/contract/notification'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
} from '#modules/notifications/queries/notification_row'

const LIMIT = 100

/** A member's notifications, newest first. */
export async function listNotifications(userId: string): Promise<Notification[]> {
  const { rows } = await db.rawQuery(
    `select ${NOTIFICATION_COLUMNS} from notifications
     where user_id = ? and deleted_at is null
     order by created_at desc, id desc limit ${LIMIT}`,
    [userId]
  )
  return rows.map(toNotification)
}
