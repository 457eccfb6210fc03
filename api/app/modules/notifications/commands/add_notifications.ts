import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import type { NotificationPayload } from '#modules/notifications/payload'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import { sql } from '#shared/database/sql'
import { pushToMember } from '#shared/realtime/live_channel'

type AddedNotification = {
  sourceEventId: string
  userId: string
  type: Notification['type']
  itemId: string | null
  payload: NotificationPayload
}

/**
 * Adds notifications, each once per source event and member, and increases the members' unread counts in the same
 * transaction. After the commit pushes to open pages of each member the unread count and the last notification, which
 * makes them read the others.
 */
export async function addNotifications(
  trx: TransactionClientContract,
  added: AddedNotification[]
): Promise<void> {
  const rows = await sql<NotificationRow & UnreadCount & { userId: string }>(
    trx,
    `with added as (
       insert into notifications (source_event_id, user_id, type, item_id, facts)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::jsonb[])
       on conflict on constraint notified_once do nothing
       returning *
     ), counted as (
       insert into unread_counts as u (user_id, count, version)
       select user_id, count(*), 1 from added group by user_id order by user_id
       on conflict (user_id) do update set count = u.count + excluded.count, version = u.version + 1
       returning user_id as "userId", count, version::int
     ), last as (
       select distinct on (user_id) * from added order by user_id, id desc
     )
     select counted.*, ${NOTIFICATION_COLUMNS}
     from last as notifications join counted on counted."userId" = notifications.user_id`,
    [
      added.map(({ sourceEventId }) => sourceEventId),
      added.map(({ userId }) => userId),
      added.map(({ type }) => type),
      added.map(({ itemId }) => itemId),
      added.map(({ payload }) => JSON.stringify(payload)),
    ],
    { prepare: true }
  )
  trx.after('commit', () => {
    for (const { userId, count, version, ...row } of rows) {
      pushToMember(userId, 'unread-count', { count, version })
      pushToMember(userId, 'notification', toNotification(row))
    }
  })
}
