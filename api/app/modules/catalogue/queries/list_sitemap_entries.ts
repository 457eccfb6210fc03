import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'
import { readRows } from '#shared/database/read_rows'

/** How many addresses one file of a sitemap may name. */
export const MAX_ADDRESSES = 50_000
/** How many are read at a time, so that a file costs no more memory the more there are. */
const BATCH = 5_000

/** Comes before every listing. */
export const FROM_THE_OLDEST = '00000000-0000-0000-0000-000000000000'

/** Where each file of the sitemap but the first begins: every fifty-thousandth listing, the oldest first. */
export async function listFirstItems(most = MAX_ADDRESSES): Promise<string[]> {
  const rows = await readRows<{ id: string }>({
    sql: `select id from (
        select i.id, row_number() over (order by i.created_at, i.id) as place from items i where ${IS_LISTED}
      ) placed where place > 1 and place % ? = 1 order by place`,
    bindings: [most],
  })
  return rows.map(({ id }) => id)
}

/** A listing and the day of its last change, as YYYY-MM-DD. */
export type SitemapEntry = { id: string; changed: string }

/** The listings of one file, in the order in which they came, batch by batch. */
export async function* listSitemapEntries(
  from: string,
  most = MAX_ADDRESSES
): AsyncGenerator<SitemapEntry[]> {
  if (!isUuid(from)) return
  for (let start = from, isFirst = true, left = most; left > 0; isFirst = false) {
    const rows = await readRows<SitemapEntry>({
      sql: `select i.id, to_char(i.updated_at at time zone 'utc', 'YYYY-MM-DD') as changed from items i
        where ${IS_LISTED}
          and (i.created_at, i.id) ${isFirst ? '>=' : '>'} (coalesce((select created_at from items where id = ?), '-infinity'), ?::uuid)
        order by i.created_at, i.id limit ?`,
      bindings: [start, start, Math.min(BATCH, left)],
    })
    if (rows.length === 0) return
    yield rows
    left -= rows.length
    start = rows.at(-1)!.id
  }
}
