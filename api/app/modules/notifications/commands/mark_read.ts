import { changeUnreadCount } from '#modules/notifications/unread_count'
import { UnknownNotificationError } from '#modules/notifications/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'

/** Marks a member's notification as read; idempotent. Throws `UnknownNotificationError`. */
export async function markRead(userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new UnknownNotificationError()
  await inTransaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `select is_read as "isRead" from notifications
       where id = :id and user_id = :userId and deleted_at is null for update`,
      { id, userId }
    )
    if (!rows[0]) throw new UnknownNotificationError()
    if (rows[0].isRead) return
    await trx.rawQuery('update notifications set is_read = true where id = ?', [id])
    await changeUnreadCount(trx, userId, -1)
  })
}
