import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { summaryOfItem } from '#modules/catalogue/public'
import { reasonOfAction } from '#modules/moderation/queries/reason_of_action'
import { addNotifications } from '#modules/notifications/public'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'

/**
 * Notifies the author of a message that an administrator hid it and why, or showed it again, and a member whose pictures one hid or
 * showed again.
 */
export const notifyModeratedAuthor = reaction('notify_moderated_author', {
  'message.hidden': notify,
  'message.shown': notify,
  async 'media.hidden'({ id, payload: { actionId, userId } }, trx) {
    const payload = { rejectionReason: await reasonOfAction(trx, actionId) }
    await addNotifications(trx, [
      { sourceEventId: id, userId, type: 'media_hidden', itemId: null, payload },
    ])
  },
  async 'media.shown'({ id, payload: { userId } }, trx) {
    await addNotifications(trx, [
      { sourceEventId: id, userId, type: 'media_shown', itemId: null, payload: {} },
    ])
  },
})

async function notify(
  { id, name, payload }: DomainEvent<'message.hidden' | 'message.shown'>,
  trx: TransactionClientContract
): Promise<void> {
  const { actionId, conversationId, itemId, userId } = payload
  const { title, imageUrl } = await summaryOfItem(trx, itemId)
  const isHidden = name === 'message.hidden'
  const rejectionReason = isHidden ? await reasonOfAction(trx, actionId) : null
  await addNotifications(trx, [
    {
      sourceEventId: id,
      userId,
      type: isHidden ? 'message_hidden' : 'message_shown',
      itemId,
      conversationId,
      payload: { itemTitle: title, itemImageUrl: imageUrl, rejectionReason },
    },
  ])
}
