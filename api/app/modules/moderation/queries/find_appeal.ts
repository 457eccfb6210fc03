import type { AppealSubject } from '@saajha/contract/report'
import { sql, type SqlClient } from '#shared/database/sql'

/** Returns the appeal against an action, or null. */
export async function findAppeal(
  client: SqlClient,
  actionId: string
): Promise<AppealSubject['appeal']> {
  const [appeal] = await sql<NonNullable<AppealSubject['appeal']>>(
    client,
    `select ticket, due_at as "dueAt", state, message_to_reporter as message from reports where appealed_action_id = $1`,
    [actionId]
  )
  return appeal ?? null
}
