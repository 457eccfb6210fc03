import { changeUnreadCount } from '#modules/notifications/unread_count'
import { UnknownNotificationError } from '#modules/notifications/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/** Marks a member's notification as read; idempotent. Throws `UnknownNotificationError`. */
export async function markRead(userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new UnknownNotificationError()
  await inTransaction(async (trx) => {
    const [notification] = await sql<{ isRead: boolean }>(
      trx,
      `select is_read as "isRead" from notifications
       where id = $1 and user_id = $2 and deleted_at is null for update`,
      [id, userId]
    )
    if (!notification) throw new UnknownNotificationError()
    if (notification.isRead) return
    await sql(trx, 'update notifications set is_read = true where id = $1', [id])
    await changeUnreadCount(trx, userId, -1)
  })
}
