import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takeReminders } from '#modules/identity/public'
import { afterQuietHours } from '#modules/notifications/rules/delays'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

/**
 * Announces the first contact of each member whose e-mail address is not confirmed, to be sent outside of quiet hours: other
 * e-mails do not reach them. `sources` are the events of contacts, and whom they notify.
 */
export async function announceMissed(
  trx: TransactionClientContract,
  sources: { sourceEventId: string; userId: string }[]
): Promise<void> {
  const reminded = await takeReminders(
    trx,
    sources.map(({ userId }) => userId)
  )
  const missed = sources.filter(({ userId }) => reminded.has(userId))
  if (missed.length === 0) return
  const notifications = await sql<{ id: string; userId: string; createdAt: Date }>(
    trx,
    `select distinct on (user_id) id, user_id as "userId", created_at as "createdAt" from notifications
     where (source_event_id, user_id) in (select * from unnest($1::uuid[], $2::uuid[])) order by user_id, id`,
    [missed.map(({ sourceEventId }) => sourceEventId), missed.map(({ userId }) => userId)]
  )
  await recordEventsAt(
    trx,
    'notification.missed',
    notifications.map(({ id, userId, createdAt }) => ({
      due: afterQuietHours(createdAt),
      aggregateId: id,
      payload: { notificationId: id, userId },
    }))
  )
}
