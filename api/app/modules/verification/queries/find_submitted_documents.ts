import fragment, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DocumentStatus, SubmittedDocument } from '@saajha/contract/verification'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import { reviewParts, type ReviewPart } from '#modules/verification/queries/review_parts'
import { parseReviewCursor, formatReviewCursor } from '#modules/verification/queries/review_cursor'
import { searchCondition } from '#modules/verification/queries/review_search'
import { InvalidCursorError } from '#shared/http/errors/request_errors'
import {
  pageOf,
  cursorColumn,
  type Page,
  type DecodedCursor,
  type CursorRow,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

/** The page size for clients that do not page. */
const DEFAULT_LIMIT = 500

export type ReviewFilter = { status?: DocumentStatus; q?: string; limit?: number; cursor?: string }

/** A document with its encrypted number. */
export type SubmittedRow = SubmittedDocument & { encryptedNumber: string | null }

type Found = SubmittedRow & CursorRow & { part: number }

/**
 * Returns a page of documents, pending ones first, then newest first. Pages stay stable while documents are decided.
 */
export async function findSubmittedDocuments(
  trx: TransactionClientContract,
  { status, q, limit = DEFAULT_LIMIT, cursor }: ReviewFilter
): Promise<Page<SubmittedRow>> {
  const start = cursor
    ? parseReviewCursor(cursor)
    : { part: 0, since: await currentTime(trx), after: null }
  const parts = reviewParts(status, start.since)
  if (start.part >= parts.length) throw new InvalidCursorError()
  const search = searchCondition(q)

  const found: Found[] = []
  for (let part = start.part; part < parts.length && found.length <= limit; part++) {
    const after = part === start.part ? start.after : null
    const rows = await readPart(trx, parts[part]!, after, search, limit + 1 - found.length)
    found.push(...rows.map((row) => ({ ...row, part })))
  }
  const { entries, nextCursor } = pageOf(found, limit)
  return {
    entries: entries.map(({ part: _, ...row }) => row),
    nextCursor: nextCursor && formatReviewCursor(entries.at(-1)!.part, start.since, nextCursor),
  }
}

async function currentTime(trx: TransactionClientContract): Promise<string> {
  const [row] = await sql<{ now: string }>(
    trx,
    'select (extract(epoch from now()) * 1000000)::bigint as now'
  )
  return row!.now
}

/** Each condition is limited separately: a combined query would read and sort all documents. */
async function readPart(
  trx: TransactionClientContract,
  conditions: ReviewPart,
  after: DecodedCursor | null,
  search: Sql | null,
  limit: number
): Promise<(SubmittedRow & CursorRow)[]> {
  const afterCondition = after
    ? fragment`and (d.created_at, d.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : empty
  const searched = search ? fragment`and ${search}` : empty
  const found = conditions.map(
    (condition) => fragment`(
      select d.*, u.full_name, u.profile_image_url
      from verification_documents d join member_profiles u on u.id = d.user_id
      where ${condition} ${afterCondition} ${searched}
      order by d.created_at desc, d.id desc limit ${limit}
    )`
  )
  const { text, values } = fragment`
    select ${raw(DOCUMENT_COLUMNS)}, d.encrypted_number as "encryptedNumber", d.revision,
       json_build_object('fullName', d.full_name, 'profileImageUrl', d.profile_image_url) as submitter,
       d.verified_name as "verifiedName",
       ${raw(cursorColumn('d.created_at'))}
     from (${join(found, ' union all ')}) d order by d.created_at desc, d.id desc limit ${limit}`
  return sql(trx, text, values)
}
