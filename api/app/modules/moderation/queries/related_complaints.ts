import type { RelatedComplaint } from '@saajha/contract/moderation'
import { inReadingOrder } from '#modules/moderation/queries/report_row'
import { sql, type SqlClient } from '#shared/database/sql'

/** The complaints that are listed beside one. */
export const MAX_RELATED = 50

/**
 * Whether two complaints about the platform, `t` and `same`, are by one member or from one network of guests. Thousands of people
 * share a network, so that a decision is never about both unread.
 */
export const ARE_RELATED = `t.subject_kind = 'platform' and same.subject_kind = 'platform'
  and (same.reporter_id = t.reporter_id or same.guest_wide_network = t.guest_wide_network)`

/** Returns the open complaints that are related to a report, the oldest first, at most `MAX_RELATED`. */
export async function findRelatedComplaints(
  client: SqlClient,
  reportId: string
): Promise<RelatedComplaint[]> {
  const rows = await sql<Omit<RelatedComplaint, 'createdAt'> & { createdAt: Date }>(
    client,
    `select same.ticket, coalesce(${inReadingOrder('same.body')}, '') as body, same.created_at as "createdAt"
     from reports t join reports same on ${ARE_RELATED} and same.id <> t.id
     where t.id = $1 and t.state = 'open' and same.state = 'open' order by same.created_at, same.id limit ${MAX_RELATED}`,
    [reportId]
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
