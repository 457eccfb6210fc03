import { addNotifications } from '#modules/notifications/commands/add_notifications'
import { documentDecision } from '#modules/verification/public'
import { reaction } from '#shared/events/subscriber'

/** Notifies a member of the decision about their document. */
export const notifySubmitter = reaction('notify_submitter', {
  async 'document.decided'({ id, payload: { documentId, userId, status } }, trx) {
    await addNotifications(trx, [
      {
        sourceEventId: id,
        userId,
        type: status === 'verified' ? 'document_verified' : 'document_rejected',
        itemId: null,
        payload: await documentDecision(trx, documentId),
      },
    ])
  },
})
