import { changeUnreadCount } from '#modules/notifications/unread_count'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Marks these notifications of a member as read; idempotent. Ids of other members' and deleted notifications have no effect. */
export async function markSetRead(userId: string, ids: string[]): Promise<void> {
  await inTransaction(async (trx) => {
    const marked = await sql(
      trx,
      `with unread as (
         select id from notifications
         where id = any($2::uuid[]) and user_id = $1 and not is_read and deleted_at is null
         -- One order of locks, as two pages may mark the same notifications at once.
         order by id for update
       )
       update notifications n set is_read = true from unread where n.id = unread.id returning n.id`,
      [userId, ids]
    )
    if (marked.length > 0) await changeUnreadCount(trx, userId, -marked.length)
  })
}
