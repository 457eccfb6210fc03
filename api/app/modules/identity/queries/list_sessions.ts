import db from '@adonisjs/lucid/services/db'
import type { MemberSession } from '@saajha/contract/user'
import { sql } from '#shared/database/sql'

const MAX_SESSIONS = 100

type Row = Omit<MemberSession, 'startedAt'> & { startedAt: Date }

/** Returns where a member is signed in: at most 100 sessions, this one first, then those used last. */
export async function listSessions(userId: string, sessionId: string): Promise<MemberSession[]> {
  const rows = await sql<Row>(
    db,
    `select public_id as id, agent, started_at as "startedAt", last_used_on::text as "lastUsedOn", id = $2 as "isThis"
     from sessions where user_id = $1 and expires_at > now()
     order by id = $2 desc, last_used_on desc, started_at desc limit $3`,
    [userId, sessionId, MAX_SESSIONS]
  )
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }))
}
