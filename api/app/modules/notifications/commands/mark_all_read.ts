import { changeUnreadCount } from '#modules/notifications/unread_count'
import { inTransaction } from '#shared/database/in_transaction'

/** Marks all current notifications of a member as read. */
export async function markAllRead(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const { rowCount } = await trx.rawQuery(
      `update notifications set is_read = true where user_id = ? and not is_read and deleted_at is null`,
      [userId]
    )
    await changeUnreadCount(trx, userId, -rowCount)
  })
}
