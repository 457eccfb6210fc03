import { reaction } from '#shared/events/subscriber'

/** Gives a member the verified tick when one of their documents was verified. */
export const markVerified = reaction('mark_verified', {
  async 'document.decided'({ payload: { userId, status } }, trx) {
    if (status !== 'verified') return
    await trx.rawQuery('update users set is_verified = true, updated_at = now() where id = ?', [
      userId,
    ])
  },
})
