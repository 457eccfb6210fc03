import { sql, type SqlClient } from '#shared/database/sql'

/** Why a member is suspended, and the id of the administrator's action. */
export type Suspension = { actionId: string; reason: string }

/** Returns the newest suspension of a member who is suspended now, or null. Suspensions before the log have none. */
export async function findSuspension(
  client: SqlClient,
  userId: string
): Promise<Suspension | null> {
  const [suspension] = await sql<Suspension>(
    client,
    `select s.action_id as "actionId", s.reason from member_suspensions s join users u on u.id = s.user_id
     where s.user_id = $1 and u.blocked_at is not null`,
    [userId]
  )
  return suspension ?? null
}
