import { titleOfItem } from '#modules/catalogue/public'
import { receivedContact } from '#modules/interactions/public'
import { addNotification } from '#modules/notifications/commands/add_notification'
import { reaction } from '#shared/events/subscriber'

/** Tells the owner of an item that somebody wrote, asked for dates, called or opened WhatsApp. */
export const notifyOwner = reaction('notify_owner', {
  async 'contact.sent'({ id, payload: { contactId, itemId, ownerId } }, trx) {
    const [received, itemTitle] = await Promise.all([
      receivedContact(trx, contactId),
      titleOfItem(itemId),
    ])
    const { interactionType, intent, message, ...sender } = received
    await addNotification(trx, {
      sourceEventId: id,
      userId: ownerId,
      type: intent ?? interactionType,
      itemId,
      facts: { ...sender, text: message, itemTitle },
    })
  },
})
