import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notification } from '@saajha/contract/notification'
import { changeUnreadCount } from '#modules/notifications/unread_count'
import type { NotificationFacts } from '#modules/notifications/facts'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
} from '#modules/notifications/queries/notification_row'
import { pushToMember } from '#shared/realtime/live_channel'

/**
 * Tells a member something, once per source event, and raises their unread count in the same transaction. Open pages hear
 * of it after the commit.
 */
export async function addNotification(
  trx: TransactionClientContract,
  added: {
    sourceEventId: string
    userId: string
    type: Notification['type']
    itemId: string | null
    facts: NotificationFacts
  }
): Promise<void> {
  const { rows } = await trx.rawQuery(
    `insert into notifications (source_event_id, user_id, type, item_id, facts)
     values (:sourceEventId, :userId, :type, :itemId, :facts)
     on conflict on constraint notified_once do nothing
     returning ${NOTIFICATION_COLUMNS}`,
    { ...added, facts: JSON.stringify(added.facts) } as Record<string, string>
  )
  if (!rows[0]) return
  const notification = toNotification(rows[0])
  await changeUnreadCount(trx, added.userId, 1)
  trx.after('commit', () => pushToMember(added.userId, 'notification', notification))
}
