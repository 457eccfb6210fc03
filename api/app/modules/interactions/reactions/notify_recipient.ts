import { summariesOfItems } from '#modules/catalogue/public'
import { unreadMessages } from '#modules/interactions/queries/unread_messages'
import { addReplies } from '#modules/notifications/public'
import { batchReaction } from '#shared/events/subscriber'

/** Notifies a member of messages in their conversations that they have not read. */
export const notifyRecipient = batchReaction('notify_recipient', {
  async 'message.sent'(events, trx) {
    const unread = await unreadMessages(
      trx,
      events.map(({ payload }) => payload)
    )
    const byNumber = new Map(unread.map((message) => [keyOf(message), message]))
    const sent = events.filter(({ payload }) => byNumber.has(keyOf(payload)))
    if (sent.length === 0) return
    const items = await summariesOfItems(
      trx,
      sent.map(({ payload }) => payload.itemId)
    )
    await addReplies(
      trx,
      sent.map(({ id, payload }) => {
        const { conversationId, no, itemId, authorId, recipientId } = payload
        const { body, senderName } = byNumber.get(keyOf(payload))!
        const { title: itemTitle, imageUrl: itemImageUrl } = items.get(itemId)!
        const facts = { senderId: authorId, senderName, text: body, itemTitle, itemImageUrl }
        return {
          sourceEventId: id,
          userId: recipientId,
          itemId,
          conversationId,
          no,
          payload: facts,
        }
      })
    )
  },
})

function keyOf({ conversationId, no }: { conversationId: string; no: number }): string {
  return `${conversationId} ${no}`
}
