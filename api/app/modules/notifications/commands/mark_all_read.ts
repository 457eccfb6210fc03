import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Marks all current notifications of a member as read. */
export async function markAllRead(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const marked = await sql(
      trx,
      `with unread as (
         select id from notifications where user_id = $1 and not is_read and deleted_at is null
         -- One order of locks, so that concurrent calls cannot deadlock.
         order by id for update
       )
       update notifications n set is_read = true from unread where n.id = unread.id returning n.id`,
      [userId]
    )
    await changeUnreadCount(trx, userId, -marked.length)
  })
}
