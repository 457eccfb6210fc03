import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { dueTimes } from '#modules/notifications/delays'
import type { NotificationPayload } from '#modules/notifications/payload'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'
import { pushToMember } from '#shared/realtime/live_channel'

type AddedNotification = {
  sourceEventId: string
  userId: string
  type: Notification['type']
  itemId: string | null
  payload: NotificationPayload
}

/** A member's unread count, last notification, and those that may reach them outside the site. */
type Row = NotificationRow &
  UnreadCount & { userId: string; reachable: Pick<Notification, 'id' | 'type'>[] }

/**
 * Adds notifications, each once per source event and member, and increases the members' unread counts in the same
 * transaction. After the commit pushes to open pages of each member the unread count and the last notification, which
 * makes them read the others.
 */
export async function addNotifications(
  trx: TransactionClientContract,
  added: AddedNotification[]
): Promise<void> {
  const rows = await sql<Row>(
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
     select counted.*, ${NOTIFICATION_COLUMNS}, array(
         select json_build_object('id', a.id, 'type', a.type) from added a
         where a.user_id = counted."userId" and (
           exists (select from mail_recipients r where r.user_id = a.user_id)
           or exists (select from push_subscriptions s where s.user_id = a.user_id)
         )
       ) as reachable
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
  await announce(trx, rows)
  trx.after('commit', () => {
    for (const { userId, count, version, reachable: _, ...row } of rows) {
      pushToMember(userId, 'unread-count', { count, version })
      pushToMember(userId, 'notification', toNotification(row))
    }
  })
}

/** Announces the notifications that reach members outside the site, to be sent if they are unread then. */
async function announce(trx: TransactionClientContract, rows: Row[]): Promise<void> {
  const events = rows.flatMap(({ userId, reachable, createdAt }) =>
    reachable.flatMap(({ id, type }) => {
      const times = dueTimes(type, createdAt)
      if (!times) return []
      const due = { send_push: times.push, send_email: times.email }
      return [{ due, aggregateId: id, payload: { notificationId: id, userId } }]
    })
  )
  if (events.length > 0) await recordEventsAt(trx, 'notification.added', events)
}
