import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/** Deletes expired sessions and closes their sockets. Safe to run concurrently. */
export async function endExpiredSessions(): Promise<void> {
  const ended = await sql<{ id: string }>(
    db,
    `delete from sessions where id in (select id from sessions where expires_at <= now() for update skip locked)
     returning id`
  )
  closeSocketsOfSessions(ended.map(({ id }) => id))
}
