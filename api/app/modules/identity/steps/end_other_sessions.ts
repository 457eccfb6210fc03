import { sql, type SqlClient } from '#shared/database/sql'

/** Deletes all sessions of a member but one; returns their ids, whose sockets the caller closes after the commit. */
export async function endOtherSessions(
  client: SqlClient,
  userId: string,
  sessionId: string
): Promise<string[]> {
  const ended = await sql<{ id: string }>(
    client,
    'delete from sessions where user_id = $1 and id <> $2 returning id',
    [userId, sessionId]
  )
  return ended.map(({ id }) => id)
}
