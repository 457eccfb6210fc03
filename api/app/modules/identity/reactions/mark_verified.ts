import User from '#modules/identity/models/user'
import { isDocumentVerified } from '#modules/verification/public'
import { reaction } from '#shared/events/subscriber'

/**
 * Gives a member the verified tick after one of their documents is verified. The row lock waits for a concurrent change
 * of name, so that the document's status is read after it.
 */
export const markVerified = reaction('mark_verified', {
  async 'document.decided'({ payload: { documentId, userId, status } }, trx) {
    if (status !== 'verified') return
    const member = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    if (!(await isDocumentVerified(trx, documentId))) return
    await member.verify()
  },
})
