import type { HttpContext } from '@adonisjs/core/http'
import { deleteNotification } from '#modules/notifications/commands/delete_notification'
import { markAllRead } from '#modules/notifications/commands/mark_all_read'
import { markRead } from '#modules/notifications/commands/mark_read'
import { countUnread } from '#modules/notifications/queries/count_unread'
import { listNotifications } from '#modules/notifications/queries/list_notifications'

/** What a member was told. Every reply about reading carries the count it leads to. */
export default class NotificationsController {
  index({ auth }: HttpContext) {
    return listNotifications(auth.getUserOrFail().id)
  }

  unreadCount({ auth }: HttpContext) {
    return countUnread(auth.getUserOrFail().id)
  }

  async read({ auth, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await markRead(id, params.id)
    return countUnread(id)
  }

  async readAll({ auth }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await markAllRead(id)
    return countUnread(id)
  }

  async destroy({ auth, params, response }: HttpContext) {
    await deleteNotification(auth.getUserOrFail().id, params.id)
    return response.noContent()
  }
}
