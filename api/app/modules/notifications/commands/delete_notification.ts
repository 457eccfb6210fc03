import Notification from '#modules/notifications/models/notification'
import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { inTransaction } from '#shared/database/in_transaction'

/** Deletes a member's notification. Throws `UnknownNotificationError`. */
export async function deleteNotification(userId: string, id: string): Promise<void> {
  await inTransaction(async (trx) => {
    const notification = await Notification.lockOf(trx, userId, id)
    await notification.erase()
    await changeUnreadCount(trx, userId, notification.isRead ? 0 : -1)
  })
}
