import { summaryOfItem } from '#modules/catalogue/public'
import { receivedContact } from '#modules/interactions/public'
import { addNotification } from '#modules/notifications/commands/add_notification'
import { reaction } from '#shared/events/subscriber'

/**
 * Notifies the owner of an item of a message, booking request, call or WhatsApp enquiry, once per contact interaction.
 * Older events have no `notifiesOwner` and do notify, and no `total`.
 */
export const notifyOwner = reaction('notify_owner', {
  async 'contact.sent'(
    { id, payload: { contactId, itemId, ownerId, notifiesOwner, total = null } },
    trx
  ) {
    if (notifiesOwner === false) return
    const [received, { title, imageUrl }] = await Promise.all([
      receivedContact(trx, contactId),
      summaryOfItem(itemId),
    ])
    const { interactionType, intent, message, ...sender } = received
    await addNotification(trx, {
      sourceEventId: id,
      userId: ownerId,
      type: intent ?? interactionType,
      itemId,
      payload: { ...sender, text: message, itemTitle: title, itemImageUrl: imageUrl, total },
    })
  },
})
