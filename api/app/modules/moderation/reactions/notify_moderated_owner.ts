import { summaryOfItem } from '#modules/catalogue/public'
import { reasonOfAction } from '#modules/moderation/queries/reason_of_action'
import { addNotifications } from '#modules/notifications/public'
import { reaction } from '#shared/events/subscriber'

/** Notifies an owner that an operator hid or restored a listing of theirs. A hidden listing has no page to link to. */
export const notifyModeratedOwner = reaction('notify_moderated_owner', {
  async 'item.hidden'({ id, payload: { actionId, itemId, ownerId } }, trx) {
    await addNotifications(trx, [
      {
        sourceEventId: id,
        userId: ownerId,
        type: 'item_hidden',
        itemId: null,
        payload: {
          itemTitle: (await summaryOfItem(trx, itemId)).title,
          rejectionReason: await reasonOfAction(trx, actionId),
        },
      },
    ])
  },
  async 'item.shown'({ id, payload: { itemId, ownerId } }, trx) {
    await addNotifications(trx, [
      {
        sourceEventId: id,
        userId: ownerId,
        type: 'item_shown',
        itemId,
        payload: { itemTitle: (await summaryOfItem(trx, itemId)).title },
      },
    ])
  },
})
