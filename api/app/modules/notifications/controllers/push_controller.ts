import type { HttpContext } from '@adonisjs/core/http'
import type { PushKey } from '@saajha/contract/push'
import { deletePushSubscription } from '#modules/notifications/commands/delete_push_subscription'
import { savePushSubscription } from '#modules/notifications/commands/save_push_subscription'
import { limitPushSubscriptions } from '#modules/notifications/limits'
import {
  deletePushSubscriptionValidator,
  savePushSubscriptionValidator,
} from '#modules/notifications/validators'
import { sharedSettings } from '#shared/settings'

/** The browsers that receive a member's notifications while no page of the app is open. */
export default class PushController {
  /** Returns the key with which a browser subscribes. */
  key({ response }: HttpContext): PushKey {
    response.header('Cache-Control', 'public, max-age=300')
    return { key: sharedSettings().vapid?.publicKey ?? null }
  }

  async save({ auth, request, response, session }: HttpContext): Promise<void> {
    const { id: userId } = auth.getUserOrFail()
    const subscription = await request.validateUsing(savePushSubscriptionValidator)
    await limitPushSubscriptions(userId)
    await savePushSubscription({ userId, sessionId: session.sessionId }, subscription)
    response.noContent()
  }

  async destroy({ auth, request, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    const { endpoint } = await request.validateUsing(deletePushSubscriptionValidator)
    await limitPushSubscriptions(id)
    await deletePushSubscription(id, endpoint)
    response.noContent()
  }
}
