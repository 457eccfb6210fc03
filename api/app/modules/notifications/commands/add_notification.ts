import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { countedOneMore } from '#modules/notifications/unread_count'
import type { NotificationPayload } from '#modules/notifications/payload'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import { sql } from '#shared/database/sql'
import { pushToMember } from '#shared/realtime/live_channel'

/**
 * Adds a notification once per source event, and increments the member's unread count in the same transaction. Pushes
 * both to open pages after the commit.
 */
export async function addNotification(
  trx: TransactionClientContract,
  added: {
    sourceEventId: string
    userId: string
    type: Notification['type']
    itemId: string | null
    payload: NotificationPayload
  }
): Promise<void> {
  const { sourceEventId, userId, type, itemId, payload } = added
  const [row] = await sql<NotificationRow & UnreadCount>(
    trx,
    `with added as (
       insert into notifications (source_event_id, user_id, type, item_id, facts) values ($1, $2, $3, $4, $5)
       on conflict on constraint notified_once do nothing
       returning ${NOTIFICATION_COLUMNS}
     ), counted as (${countedOneMore('select $2::uuid as user_id from added')})
     select added.*, counted.count, counted.version from added, counted`,
    [sourceEventId, userId, type, itemId, JSON.stringify(payload)],
    { prepare: true }
  )
  if (!row) return
  const { count, version, ...columns } = row
  const notification = toNotification(columns)
  trx.after('commit', () => {
    pushToMember(userId, 'unread-count', { count, version })
    pushToMember(userId, 'notification', notification)
  })
}
