import { isDocumentVerified } from '#modules/verification/public'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/**
 * Gives a member the verified tick after one of their documents is verified. The row lock waits for a concurrent change
 * of name, so that the document's status is read after it.
 */
export const markVerified = reaction('mark_verified', {
  async 'document.decided'({ payload: { documentId, userId, status } }, trx) {
    if (status !== 'verified') return
    await sql(trx, 'select from users where id = $1 for update', [userId])
    if (!(await isDocumentVerified(trx, documentId))) return
    await sql(trx, 'update users set is_verified = true, updated_at = now() where id = $1', [
      userId,
    ])
  },
})
