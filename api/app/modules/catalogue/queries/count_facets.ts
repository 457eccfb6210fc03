import type { ItemFacets } from '@saajha/contract/item'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { RELAXATION_STEPS, readSearch } from '#modules/catalogue/queries/relaxed_search'
import { parseLazily, type LazyParse } from '#modules/catalogue/search/parse_once'
import type { Condition } from '#shared/database/condition'
import { readRows } from '#shared/database/read_rows'

/** Counting stops here: what a chip says beyond it helps nobody, and would cost every visitor a walk through the table. */
const MAX_COUNTED = 1_000

const MAX_LOCATIONS = 12

/** What is counted where nothing is found. */
const NONE: Readonly<ItemFacets> = {
  total: 0,
  isCapped: false,
  lowestPrice: null,
  highestPrice: null,
  categories: [],
  locations: [],
  units: [],
  negotiable: 0,
  verified: 0,
}

const OWN_FILTERS = {
  categories: 'categoryId',
  locations: 'location',
  units: 'unit',
  negotiable: 'negotiable',
  verified: 'verified',
} as const satisfies Record<string, keyof ItemsFilter>

/**
 * How many listings each further choice would show, over the newest thousand that meet the filter. A facet is
 * counted without its own filter, so that the other choices stay in sight.
 */
export async function countFacets(filter: ItemsFilter): Promise<ItemFacets> {
  const parsed = filter.q ? parseLazily(filter.q) : null
  const facets = { ...(await count(filter, parsed)) }
  for (const [facet, own] of Object.entries(OWN_FILTERS)) {
    if (filter[own] === undefined || filter[own] === '') continue
    const { [facet as keyof typeof OWN_FILTERS]: counts } = await count(
      { ...filter, [own]: undefined },
      parsed
    )
    Object.assign(facets, { [facet]: counts })
  }
  return facets
}

async function count(filter: ItemsFilter, parsed: LazyParse | null): Promise<ItemFacets> {
  const conditions = await itemConditions(filter)
  if (!conditions) return NONE
  for (let step = 0; step < RELAXATION_STEPS; step++) {
    const search = await readSearch({ ...filter, sort: 'newest' }, parsed, step)
    const [first] = search?.tiers() ?? []
    const counted = first && (await countWhere([...conditions, ...first.conditions]))
    if (counted && counted.total > 0) return counted
  }
  return NONE
}

async function countWhere(conditions: Condition[]): Promise<ItemFacets> {
  const [counted] = await readRows<ItemFacets>({
    sql: `with hits as materialized (
       select i.category_id, i.location, i.price, i.price_unit, i.owner_id,
         i.is_negotiable or coalesce(i.price, 0) = 0 as is_negotiable
       from items i where ${conditions.map(({ sql }) => sql).join(' and ')}
       order by i.created_at desc, i.id desc limit ${MAX_COUNTED}
     )
     select count(*)::int as total, count(*) = ${MAX_COUNTED} as "isCapped",
       min(price)::text as "lowestPrice", max(price)::text as "highestPrice",
       ${choices('category_id', 100)} as categories,
       ${choices('location', MAX_LOCATIONS)} as locations,
       ${choices('price_unit', 4)} as units,
       count(*) filter (where is_negotiable)::int as negotiable,
       (select count(*)::int from hits h join member_profiles o on o.id = h.owner_id and o.is_verified) as verified
     from hits`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  })
  return counted!
}

function choices(column: string, most: number): string {
  return `(select coalesce(json_agg(c), '[]') from (
    select ${column} as value, count(*)::int as count from hits group by 1 order by 2 desc, 1 limit ${most}
  ) c)`
}
