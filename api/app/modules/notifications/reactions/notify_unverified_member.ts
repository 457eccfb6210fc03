import { addNotifications } from '#modules/notifications/commands/add_notifications'
import { reaction } from '#shared/events/subscriber'

/** Notifies a member that a change of their name removed the verified tick. */
export const notifyUnverifiedMember = reaction('notify_unverified_member', {
  async 'member.unverified'({ id, payload: { userId } }, trx) {
    await addNotifications(trx, [
      {
        sourceEventId: id,
        userId,
        type: 'tick_removed',
        itemId: null,
        payload: {},
      },
    ])
  },
})
