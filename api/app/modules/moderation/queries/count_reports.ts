import db from '@adonisjs/lucid/services/db'
import type { ReportCounts } from '@saajha/contract/moderation'
import { sql } from '#shared/database/sql'

/** The numbers of open reports, of those whose time to be decided is over, and of appeals. */
export async function countReports(): Promise<ReportCounts> {
  const [counts] = await sql<ReportCounts>(
    db,
    `select count(*)::int as open, count(*) filter (where due_at < now())::int as overdue,
       count(*) filter (where reason = 'appeal')::int as appeals
     from reports where state = 'open'`
  )
  return counts!
}
