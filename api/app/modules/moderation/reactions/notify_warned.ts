import { reasonOfAction } from '#modules/moderation/queries/reason_of_action'
import { addNotifications } from '#modules/notifications/public'
import { reaction } from '#shared/events/subscriber'

/** Tells a member why they were warned. */
export const notifyWarned = reaction('notify_warned', {
  async 'member.warned'({ id, payload: { actionId, userId } }, trx) {
    const payload = { rejectionReason: await reasonOfAction(trx, actionId) }
    await addNotifications(trx, [
      { sourceEventId: id, userId, type: 'account_warning', itemId: null, payload },
    ])
  },
})
