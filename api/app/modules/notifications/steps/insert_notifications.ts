import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '@saajha/contract/language'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { dueTimes } from '#modules/notifications/rules/delays'
import {
  NOTIFICATION_COLUMNS,
  toNotification,
  type NotificationRow,
} from '#modules/notifications/queries/notification_row'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'
import { pushToMember } from '#shared/realtime/live_channel'

/** A notification that may reach its member outside the site, and when the last push about it was due. */
type Reachable = Pick<Notification, 'id' | 'type'> & {
  pushDueAt: string | null
  isUrgent: boolean
}

/** A member's unread count, language, last notification, and those that may reach them outside the site. */
type Row = NotificationRow &
  UnreadCount & {
    userId: string
    language: Language
    isAnnounced: boolean
    reachable: Reachable[]
  }

/**
 * Inserts notifications, and increases the members' unread counts in the same transaction. After the commit pushes to open
 * pages of each member the unread count and the last notification, so that they read the others; none that is read or silent.
 * `insertion` is an insert with its CTEs that returns the rows, and in `is_counted` whether the unread count rises by each.
 */
export async function insertNotifications(
  trx: TransactionClientContract,
  insertion: string,
  params: unknown[]
): Promise<void> {
  const rows = await sql<Row>(
    trx,
    `with added as (${insertion}), counted as (
       insert into unread_counts as u (user_id, count, version)
       select user_id, count(*) filter (where is_counted), 1 from added group by user_id order by user_id
       on conflict (user_id) do update set count = u.count + excluded.count, version = u.version + 1
       returning user_id as "userId", count, version::int
     ), last as (
       select distinct on (user_id) *, not is_read and not is_silent as is_announced
       from added order by user_id, is_read or is_silent, id desc
     )
     select counted.*, (select language from member_languages l where l.user_id = counted."userId"), ${NOTIFICATION_COLUMNS}, is_announced as "isAnnounced", array(
         select json_build_object('id', a.id, 'type', a.type, 'pushDueAt', a.push_due_at,
           'isUrgent', a.facts ? 'isUrgent') from added a
         where a.user_id = counted."userId" and not a.is_read and not a.is_silent and (
           exists (select from mail_recipients r where r.user_id = a.user_id)
           or exists (select from push_subscriptions s where s.user_id = a.user_id)
         )
       ) as reachable
     from last as notifications join counted on counted."userId" = notifications.user_id`,
    params,
    { prepare: true }
  )
  await announce(trx, rows)
  trx.after('commit', () => {
    for (const { userId, language, count, version, isAnnounced, reachable: _, ...row } of rows) {
      pushToMember(userId, 'unread-count', { count, version })
      if (isAnnounced) pushToMember(userId, 'notification', toNotification(row, language))
    }
  })
}

/** Announces the notifications that reach members outside the site, to be sent if they are unread then. */
async function announce(trx: TransactionClientContract, rows: Row[]): Promise<void> {
  const events = rows.flatMap(({ userId, reachable, createdAt }) =>
    reachable.flatMap(({ id, type, pushDueAt, isUrgent }) => {
      const lastPush = pushDueAt === null ? null : new Date(pushDueAt)
      const times = dueTimes(type, createdAt, lastPush, isUrgent)
      if (!times) return []
      const due = { send_push: times.push, send_email: times.email }
      return [{ type, due, aggregateId: id, payload: { notificationId: id, userId } }]
    })
  )
  if (events.length > 0) await recordEventsAt(trx, 'notification.added', events)
  const replies = events.filter(({ type }) => type === 'reply')
  if (replies.length === 0) return
  await sql(
    trx,
    `update notifications n set push_due_at = due.at from unnest($1::uuid[], $2::timestamptz[]) as due (id, at)
     where n.id = due.id`,
    [replies.map(({ aggregateId }) => aggregateId), replies.map(({ due }) => due.send_push)],
    { prepare: true }
  )
}
