import fragment, { join, raw, type Sql } from 'sql-template-tag'
import type { ListCursor } from '#modules/catalogue/lists/list_cursor'
import type { RankedRow } from '#modules/catalogue/lists/list_page'
import {
  allOf,
  listedWhere,
  literal,
  splitBounded,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { rowsRead } from '#modules/catalogue/lists/read_items'
import { afterCursor, NEWEST } from '#modules/catalogue/lists/sort_orders'
import { ITEM_TABLES, LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { MAX_CANDIDATES } from '#modules/catalogue/search/plan/plan_search'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/**
 * The first `count` listings of all tiers after a cursor, newest first within each tier, in one statement: it filters the
 * candidate set by `predicates` and sorts it. Null when there are more than `MAX_CANDIDATES`. The planner overestimates rare
 * things with many synonyms and would scan the newest listings instead. `prepare` uses a prepared statement.
 */
export async function readCandidates(
  predicates: Predicate[],
  tiers: Predicate[],
  after: ListCursor | null,
  count: number,
  prepare: boolean
): Promise<RankedRow[] | null> {
  const [isAfter] = afterCursor(NEWEST, after)
  const isLater =
    after && isAfter
      ? fragment`(i.tier > ${after.tier} or i.tier = ${after.tier} and ${isAfter.sql})`
      : fragment`i.tier is not null`
  const orderBy = raw(NEWEST.orderBy)
  const { others, bounded } = splitBounded(predicates)
  // Those that are not found come last: if none is found, they carry the number of candidates.
  const { text, values } = fragment`
    select i.id, ${raw(NEWEST.position)} as position, i.is_available as "isAvailable", found.tier, found.candidates,
      found.is_found as "isFound",
      ${raw(LISTED_ITEM_JSON)} as json
    from (
      select * from (
        select *, count(*) over ()::int as candidates
        from (
          select i.id, i.created_at, case ${join(tiers.map(when), ' ')} end as tier, ${allOf(bounded)} as is_found
          from items i where ${listedWhere(others)} limit ${literal(MAX_CANDIDATES + 1)}
        ) i
      ) i where ${isLater}
      order by i.is_found desc, i.tier, ${orderBy} limit ${rowsRead(count, prepare)}
    ) found join (${raw(ITEM_TABLES)}) on i.id = found.id
    order by found.is_found desc, found.tier, ${orderBy}`
  const rows = await sql<Candidate>(reads(), text, values, { prepare })
  // An empty page after a cursor does not carry the number of candidates.
  const candidates = rows[0]?.candidates ?? (after ? Infinity : 0)
  return candidates > MAX_CANDIDATES ? null : rows.filter(({ isFound }) => isFound).slice(0, count)
}

type Candidate = RankedRow & { candidates: number; isFound: boolean }

function when({ sql: matches }: Predicate, tier: number): Sql {
  return fragment`when ${matches} then ${literal(tier)}`
}
