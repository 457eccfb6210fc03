import { answeredRequests } from '#modules/bookings/public'
import { summariesOfItems } from '#modules/catalogue/public'
import { receivedContacts } from '#modules/interactions/queries/received_contacts'
import { addNotifications, announceMissed } from '#modules/notifications/public'
import { batchReaction } from '#shared/events/subscriber'

/**
 * Notifies the owner of an item of a message, booking request, call or WhatsApp enquiry, once per contact interaction. The
 * notification is read already if the owner has seen the contact in its conversation, or if the request was answered, and silent
 * if they muted the conversation. Older events have no `notifiesOwner` and do notify, and no `total`.
 */
export const notifyOwner = batchReaction('notify_owner', {
  async 'contact.sent'(events, trx) {
    const sent = events.filter(({ payload }) => payload.notifiesOwner !== false)
    const contactIds = sent.map(({ payload }) => payload.contactId)
    const itemIds = sent.map(({ payload }) => payload.itemId)
    const contacts = await receivedContacts(trx, contactIds)
    const requestIds = contactIds.filter((id) => contacts.get(id)!.intent === 'booking')
    const answered = await answeredRequests(trx, requestIds)
    const items = await summariesOfItems(trx, itemIds)
    const added = sent.map(({ id, payload: { contactId, itemId, ownerId, total = null } }) => {
      const { interactionType, intent, message, ...sender } = contacts.get(contactId)!
      const { title, imageUrl } = items.get(itemId)!
      return {
        sourceEventId: id,
        userId: ownerId,
        type: intent ?? interactionType,
        itemId,
        payload: {
          ...sender,
          itemTitle: title,
          itemImageUrl: imageUrl,
          total,
          bookingId: intent === 'booking' ? contactId : null,
        },
        // A node of the release before conversations writes contacts without a message.
        ...(message && {
          message: { ...message, isRead: message.isRead || answered.has(contactId) },
        }),
      }
    })
    await addNotifications(trx, added)
    await announceMissed(trx, added)
  },
})
