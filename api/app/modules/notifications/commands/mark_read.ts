import Notification from '#modules/notifications/models/notification'
import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { inTransaction } from '#shared/database/in_transaction'

/** Marks a member's notification as read; idempotent. Throws `UnknownNotificationError`. */
export async function markRead(userId: string, id: string): Promise<void> {
  await inTransaction(async (trx) => {
    const notification = await Notification.lockOf(trx, userId, id)
    if (notification.isRead) return
    await notification.markRead()
    await changeUnreadCount(trx, userId, -1)
  })
}
