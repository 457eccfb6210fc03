import type { HttpContext } from '@adonisjs/core/http'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { deleteNotification } from '#modules/notifications/commands/delete_notification'
import { markAllRead } from '#modules/notifications/commands/mark_all_read'
import { markRead } from '#modules/notifications/commands/mark_read'
import { countUnread } from '#modules/notifications/queries/count_unread'
import { listNotifications } from '#modules/notifications/queries/list_notifications'
import { listNotificationsValidator } from '#modules/notifications/validators'
import { requestLanguage } from '#shared/http/request_language'
import { sendPage } from '#shared/http/paging/send_page'

/** A member's notifications. The responses to reads carry the resulting unread count. */
export default class NotificationsController {
  async index(ctx: HttpContext): Promise<Notification[]> {
    const query = await listNotificationsValidator.validate(ctx.request.qs())
    const page = await listNotifications(ctx.auth.getUserOrFail().id, {
      ...query,
      language: requestLanguage(ctx),
    })
    return sendPage(ctx, page)
  }

  unreadCount({ auth }: HttpContext): Promise<UnreadCount> {
    return countUnread(auth.getUserOrFail().id)
  }

  async read({ auth, params }: HttpContext): Promise<UnreadCount> {
    const { id } = auth.getUserOrFail()
    await markRead(id, params.id as string)
    return countUnread(id)
  }

  async readAll({ auth }: HttpContext): Promise<UnreadCount> {
    const { id } = auth.getUserOrFail()
    await markAllRead(id)
    return countUnread(id)
  }

  async destroy({ auth, params, response }: HttpContext): Promise<void> {
    await deleteNotification(auth.getUserOrFail().id, params.id as string)
    response.noContent()
  }
}
