import type { ReportReceipt } from '@saajha/contract/report'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { sql, type SqlClient } from '#shared/database/sql'

/** A member's report of a subject that was not decided yet. */
export async function findOpenReport(
  client: SqlClient,
  reporterId: string,
  { kind, id }: Pick<Subject, 'kind' | 'id'>
): Promise<ReportReceipt | undefined> {
  const [report] = await sql<ReportReceipt>(
    client,
    `select ticket, due_at as "dueAt" from reports
     where reporter_id = $1 and subject_kind = $2 and subject_id = $3 and state = 'open'`,
    [reporterId, kind, id]
  )
  return report
}
