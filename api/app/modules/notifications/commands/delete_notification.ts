import { changeUnreadCount } from '#modules/notifications/unread_count'
import { UnknownNotificationError } from '#modules/notifications/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/**
 * Deletes a member's notification: erases its content and keeps the row, so that a replayed event does not add it
 * again. Throws `UnknownNotificationError`.
 */
export async function deleteNotification(userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new UnknownNotificationError()
  await inTransaction(async (trx) => {
    const [deleted] = await sql<{ isRead: boolean }>(
      trx,
      `update notifications set deleted_at = now(), facts = '{}'
       where id = $1 and user_id = $2 and deleted_at is null
       returning is_read as "isRead"`,
      [id, userId]
    )
    if (!deleted) throw new UnknownNotificationError()
    await changeUnreadCount(trx, userId, deleted.isRead ? 0 : -1)
  })
}
