import type { Review } from '@saajha/contract/review'
import { findContactableItem } from '#modules/catalogue/public'
import { getPublicUser } from '#modules/identity/public'
import type { JsonOf } from '#shared/database/json_of'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 20

type PageQuery = { limit?: number; cursor?: string }

/** A page of the published reviews of a public listing by its renters, newest first. Throws `UnknownItemError`. */
export async function listReviewsOfItem(
  itemId: string,
  query: PageQuery
): Promise<Page<JsonOf<Review>>> {
  const { id } = await findContactableItem(itemId)
  return readPage('r.item_id', id, query)
}

/**
 * A page of the published reviews of a member by the renters of all their listings, newest first. Throws `UnknownMemberError`.
 */
export async function listReviewsOfOwner(
  ownerId: string,
  query: PageQuery
): Promise<Page<JsonOf<Review>>> {
  const { id } = await getPublicUser(ownerId)
  return readPage('r.subject_id', id, query)
}

async function readPage(
  column: 'r.item_id' | 'r.subject_id',
  id: string,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery
): Promise<Page<JsonOf<Review>>> {
  const params: unknown[] = [id, limit + 1]
  if (cursor) {
    const after = afterCursor(cursor)
    params.push(after.createdAt, after.id)
  }
  const rows = await sql<CursorRow & { json: JsonOf<Review> }>(
    reads(),
    `select r.id, r.json::text as json, ${cursorColumn('r.published_at')} from published_reviews r
     where ${column} = $1 and r.by_side = 'renter'
       ${cursor ? 'and (r.published_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
     order by r.published_at desc, r.id desc limit $2`,
    params,
    { prepare: true }
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: entries.map(({ json }) => json), nextCursor }
}
