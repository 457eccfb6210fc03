import { CITIES } from '@saajha/contract/cities'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** URLs in one sitemap file, the limit of the sitemap protocol. */
export const MAX_URLS = 50_000
/** Rows per query, so that memory stays constant while a file is streamed. */
const BATCH = 5_000

/** The nil UUID: the name of the first file. It precedes every listing. */
export const FROM_THE_OLDEST = '00000000-0000-0000-0000-000000000000'

/** The ids of the first listings of all sitemap files but the first, oldest first: one per `max` listings. */
export async function listFirstItems(max = MAX_URLS): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    reads(),
    `select id from (
        select i.id, row_number() over (order by i.created_at, i.id) as rank from items i where ${IS_LISTED}
      ) ranked where rank > 1 and rank % $1 = 1 order by rank`,
    [max]
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether a sitemap file may be named after a listing: the index names others once a listing before it is gone, while crawlers
 * request the files of the index that they have read, maybe after the first listing of a file is deleted.
 */
export async function isFirstItem(id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await sql(reads(), 'select from items where id = $1', [id])
  return rows.length > 0
}

/** A listing and the day of its last change, as YYYY-MM-DD. */
export type SitemapEntry = { id: string; changed: string }

/** The listings of one sitemap file from the id `from` on, oldest first, in batches. */
export async function* listSitemapEntries(
  from: string,
  max = MAX_URLS
): AsyncGenerator<SitemapEntry[]> {
  for (let start = from, isFirst = true, left = max; left > 0; isFirst = false) {
    const rows = await sql<SitemapEntry>(
      reads(),
      `select i.id, to_char(i.updated_at at time zone 'utc', 'YYYY-MM-DD') as changed from items i
        where ${IS_LISTED}
          and (i.created_at, i.id) ${isFirst ? '>=' : '>'} (coalesce((select created_at from items where id = $1), '-infinity'), $1)
        order by i.created_at, i.id limit $2`,
      [start, Math.min(BATCH, left)]
    )
    if (rows.length === 0) return
    yield rows
    left -= rows.length
    start = rows.at(-1)!.id
  }
}

/** A category and a city of the list with an available listing of it, and the day of the last change there, as YYYY-MM-DD. */
type CategoryCity = { categoryId: string; location: string; changed: string }

/** The cities of each category: one file, since categories times cities are below `MAX_URLS`. */
export function listCategoryCities(): Promise<CategoryCity[]> {
  return sql<CategoryCity>(
    reads(),
    `select i.category_id as "categoryId", i.location,
        to_char(max(i.updated_at) at time zone 'utc', 'YYYY-MM-DD') as changed
      from items i where ${IS_LISTED} and i.is_available and i.location = any($1::text[])
      group by 1, 2 order by 1, 2 limit $2`,
    [CITIES, MAX_URLS]
  )
}
