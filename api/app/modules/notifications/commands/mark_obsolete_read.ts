import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { sql } from '#shared/database/sql'

/** Marks the notifications of some events as read because they are obsolete: none of them is pushed or sent from now on. */
export async function markSourcesRead(
  trx: TransactionClientContract,
  sourceEventIds: string[]
): Promise<void> {
  await mark(trx, 'source_event_id = any($1::uuid[])', [sourceEventIds])
}

/** Marks a member's notifications about the messages of another one as read. */
export async function markMessagesRead(
  trx: TransactionClientContract,
  userId: string,
  senderId: string
): Promise<void> {
  const condition = `user_id = $1 and facts ->> 'senderId' = $2 and type in ('message', 'reply')`
  await mark(trx, condition, [userId, senderId])
}

async function mark(
  trx: TransactionClientContract,
  condition: string,
  params: unknown[]
): Promise<void> {
  const marked = await sql<{ userId: string; count: number }>(
    trx,
    `with unread as (
       select id from notifications where ${condition} and not is_read and deleted_at is null
       -- The lock order of \`markAllRead\`, so that concurrent calls cannot deadlock.
       order by id for update
     ), marked as (
       update notifications n set is_read = true from unread where n.id = unread.id returning n.user_id
     )
     select user_id as "userId", count(*)::int as count from marked group by user_id order by user_id`,
    params
  )
  for (const { userId, count } of marked) await changeUnreadCount(trx, userId, -count)
}
