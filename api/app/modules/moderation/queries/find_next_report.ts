import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * The ticket of the open report that is due first, or null. Reports by or about the administrator, and appeals against what they did,
 * are left to others.
 */
export async function findNextReport(administratorId: string): Promise<string | null> {
  const [report] = await sql<{ ticket: string }>(
    db,
    `select r.ticket from reports r left join moderation_actions a on a.id = r.appealed_action_id
     where r.state = 'open' and r.reporter_id is distinct from $1 and r.subject_member_id is distinct from $1
       and a.administrator_id is distinct from $1
     order by r.due_at, r.id limit 1`,
    [administratorId]
  )
  return report?.ticket ?? null
}
