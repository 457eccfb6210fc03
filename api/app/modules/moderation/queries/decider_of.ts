import { sql, type SqlClient } from '#shared/database/sql'

/** The name of the administrator or operator who decided a report; null for an open one. */
export async function deciderOf(client: SqlClient, reportId: string): Promise<string | null> {
  const [action] = await sql<{ by: string }>(
    client,
    `select done_by as by from moderation_actions where report_id = $1 and action = 'report_decided'`,
    [reportId]
  )
  return action?.by ?? null
}
