import db from '@adonisjs/lucid/services/db'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'

/** Ends one session. It is gone before its sockets close, so that none of them can come back. */
export async function endSession(sessionId: string): Promise<void> {
  await db.rawQuery('delete from sessions where id = ?', [sessionId])
  closeSocketsOfSession(sessionId)
}
