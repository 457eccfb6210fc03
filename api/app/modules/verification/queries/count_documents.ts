import db from '@adonisjs/lucid/services/db'
import fragment, { empty } from 'sql-template-tag'
import type { DocumentCounts, DocumentStatus } from '@saajha/contract/verification'
import { searchCondition } from '#modules/verification/queries/review_search'
import { sql } from '#shared/database/sql'

/** Counts documents by status, all of them or those that match a search. */
export async function countDocuments(q?: string): Promise<DocumentCounts> {
  const search = searchCondition(q)
  const searched = search
    ? fragment`join member_profiles u on u.id = d.user_id where ${search}`
    : empty
  const { text, values } = fragment`
    select d.status, count(*)::int as count from verification_documents d ${searched} group by d.status`
  const rows = await sql<{ status: DocumentStatus; count: number }>(db, text, values)
  const counts: DocumentCounts = { pending: 0, verified: 0, rejected: 0, expired: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}
