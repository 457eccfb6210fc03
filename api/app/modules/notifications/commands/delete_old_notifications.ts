import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { firstIdDaysAgo } from '#shared/database/first_id_days_ago'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Longer than any rental from its request to its end. */
export const NOTIFICATION_DAYS = 730
const BATCH_SIZE = 500

/**
 * Deletes notifications of more than two years ago, and lowers the unread counts by those that were never read. A notification
 * whose event is still stored stays, since a replay of the event would add it again. Returns the number of deleted ones. Safe to
 * run concurrently on several nodes, and to stop between batches.
 */
export async function deleteOldNotifications(stopping: AbortSignal): Promise<number> {
  let total = 0
  let removed: number
  do {
    removed = await inTransaction(deleteBatch)
    total += removed
  } while (removed === BATCH_SIZE && !stopping.aborted)
  return total
}

async function deleteBatch(trx: TransactionClientContract): Promise<number> {
  const members = await sql<{ userId: string; removed: number; unread: number }>(
    trx,
    `with old as (
       select n.id from notifications n
       -- A notification of replies keeps its id when it is renewed.
       where n.id < $1 and n.created_at < now() - make_interval(days => $2)
         and not exists (select from domain_events e where e.id = n.source_event_id)
       -- The lock order of \`markAllRead\`, so that concurrent calls cannot deadlock.
       order by n.id limit $3 for update skip locked
     ), removed as (
       delete from notifications n using old where n.id = old.id
       returning n.user_id, not n.is_read and n.deleted_at is null as was_unread
     )
     select user_id as "userId", count(*)::int as removed, count(*) filter (where was_unread)::int as unread
     from removed group by user_id order by user_id`,
    [firstIdDaysAgo(NOTIFICATION_DAYS), NOTIFICATION_DAYS, BATCH_SIZE]
  )
  for (const { userId, unread } of members) {
    if (unread > 0) await changeUnreadCount(trx, userId, -unread)
  }
  return members.reduce((sum, { removed }) => sum + removed, 0)
}
