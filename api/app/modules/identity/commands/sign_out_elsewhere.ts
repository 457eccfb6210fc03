import { lockMember } from '#modules/identity/queries/lock_member'
import { endOtherSessions } from '#modules/identity/steps/end_other_sessions'
import { inTransaction } from '#shared/database/in_transaction'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/** Ends all sessions of the member but this one. */
export async function signOutElsewhere(userId: string, sessionId: string): Promise<void> {
  const ended = await inTransaction(async (trx) => {
    await lockMember(trx, userId)
    return endOtherSessions(trx, userId, sessionId)
  })
  closeSocketsOfSessions(ended)
}
