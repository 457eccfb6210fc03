import type { AdminReportSummary } from '@saajha/contract/moderation'
import { summariesOfItems } from '#modules/catalogue/public'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import type { SqlClient } from '#shared/database/sql'

const TITLE_LENGTH = 120

/** The rows of the queue for some reports, in the same order. */
export async function toSummaries(
  client: SqlClient,
  reports: ReportRow[]
): Promise<AdminReportSummary[]> {
  const itemIds = reports.flatMap(({ subjectKind, evidence }) =>
    subjectKind === 'booking' && typeof evidence.itemId === 'string' ? evidence.itemId : []
  )
  const items = await summariesOfItems(client, itemIds)
  return reports.map((report) => {
    const { ticket, subjectKind, reason, state, dueAt, isOverdue, createdAt, evidence } = report
    const { title, fullName, body, itemId } = evidence
    const texts = [title, fullName, body, items.get(itemId as string)?.title, report.body]
    const [first = ''] = texts.filter((text) => typeof text === 'string')
    return {
      ticket,
      subjectKind,
      reason,
      state,
      dueAt: dueAt.toISOString(),
      isOverdue,
      isByGuest: report.isByGuest,
      createdAt: createdAt.toISOString(),
      title: first.slice(0, TITLE_LENGTH),
    }
  })
}
