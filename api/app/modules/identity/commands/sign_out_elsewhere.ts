import db from '@adonisjs/lucid/services/db'
import { endOtherSessions } from '#modules/identity/steps/end_other_sessions'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/** Ends all sessions of the member but this one. */
export async function signOutElsewhere(userId: string, sessionId: string): Promise<void> {
  closeSocketsOfSessions(await endOtherSessions(db, userId, sessionId))
}
