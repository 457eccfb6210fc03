import db from '@adonisjs/lucid/services/db'
import type { DocumentCounts } from '@saajha/contract/verification'
import { SEARCHED, searchPatterns } from '#modules/verification/queries/review_search'

/** Counts documents by status, all of them or those that match a search. */
export async function countDocuments(q?: string): Promise<DocumentCounts> {
  const patterns = searchPatterns(q)
  const searched = `join member_profiles u on u.id = d.user_id where ${SEARCHED}`
  const { rows } = await db.rawQuery(
    `select d.status, count(*)::int as count from verification_documents d
     ${patterns.length > 0 ? searched : ''} group by d.status`,
    { patterns }
  )
  const counts: DocumentCounts = { pending: 0, verified: 0, rejected: 0, expired: 0 }
  for (const { status, count } of rows) counts[status as keyof DocumentCounts] = count
  return counts
}
