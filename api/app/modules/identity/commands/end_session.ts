import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'

/** Ends one session. The row is deleted before its sockets close, so that they cannot reconnect. */
export async function endSession(sessionId: string): Promise<void> {
  await sql(db, 'delete from sessions where id = $1', [sessionId])
  closeSocketsOfSession(sessionId)
}
