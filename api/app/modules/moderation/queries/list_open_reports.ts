import db from '@adonisjs/lucid/services/db'
import type { Report } from '@saajha/contract/report'
import { sql } from '#shared/database/sql'

/** The number of reports in one list. */
export const MAX_LISTED = 200

type OpenReport = Pick<Report, 'ticket' | 'subjectKind' | 'subjectId' | 'reason'> & {
  dueAt: Date
  isOverdue: boolean
}

/** The open reports that are due first, at most `MAX_LISTED`, without personal data other than ids. */
export async function listOpenReports(): Promise<OpenReport[]> {
  return sql<OpenReport>(
    db,
    `select ticket, subject_kind as "subjectKind", subject_id as "subjectId", reason, due_at as "dueAt",
       due_at < now() as "isOverdue"
     from reports where state = 'open' order by due_at, id limit ${MAX_LISTED}`
  )
}
