import { summariesOfItems } from '#modules/catalogue/public'
import { remindOfEnquiries } from '#modules/identity/public'
import { receivedContacts } from '#modules/interactions/public'
import { addNotifications } from '#modules/notifications/commands/add_notifications'
import { batchReaction } from '#shared/events/subscriber'

/**
 * Notifies the owner of an item of a message, booking request, call or WhatsApp enquiry, once per contact interaction.
 * Older events have no `notifiesOwner` and do notify, and no `total`.
 */
export const notifyOwner = batchReaction('notify_owner', {
  async 'contact.sent'(events, trx) {
    const sent = events.filter(({ payload }) => payload.notifiesOwner !== false)
    const contactIds = sent.map(({ payload }) => payload.contactId)
    const itemIds = sent.map(({ payload }) => payload.itemId)
    const [contacts, items] = await Promise.all([
      receivedContacts(trx, contactIds),
      summariesOfItems(itemIds),
    ])
    const added = sent.map(({ id, payload: { contactId, itemId, ownerId, total = null } }) => {
      const { interactionType, intent, message, ...sender } = contacts.get(contactId)!
      const { title, imageUrl } = items.get(itemId)!
      return {
        sourceEventId: id,
        userId: ownerId,
        type: intent ?? interactionType,
        itemId,
        payload: { ...sender, text: message, itemTitle: title, itemImageUrl: imageUrl, total },
      }
    })
    await addNotifications(trx, added)
    await remindOfEnquiries(
      trx,
      added.map(({ userId }) => userId)
    )
  },
})
