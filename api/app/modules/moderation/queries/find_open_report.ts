import type { ReportReceipt } from '@saajha/contract/report'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { sql, type SqlClient } from '#shared/database/sql'

/** A member's report of a subject that was not decided yet; of the platform, the one with the same text. */
export async function findOpenReport(
  client: SqlClient,
  reporterId: string,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  body: string | null = null
): Promise<ReportReceipt | undefined> {
  const [report] = await sql<ReportReceipt>(
    client,
    `select ticket, due_at as "dueAt" from reports
     where reporter_id = $1 and subject_kind = $2 and subject_id is not distinct from $3 and state = 'open'
       and (subject_kind <> 'platform' or body is not distinct from $4)
     limit 1`,
    [reporterId, kind, id, body]
  )
  return report
}

/** The report by a guest, found by its `guestHash`, that was not decided yet. */
export async function findOpenGuestReport(
  client: SqlClient,
  guestHash: string
): Promise<ReportReceipt | undefined> {
  const [report] = await sql<ReportReceipt>(
    client,
    `select ticket, due_at as "dueAt" from reports where guest_hash = $1 and state = 'open'`,
    [guestHash]
  )
  return report
}
