import fragment, { raw, type Sql } from 'sql-template-tag'
import type { ItemFacets } from '@saajha/contract/item'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/old/item_conditions'
import { RELAXATION_STEPS, relaxSearch } from '#modules/catalogue/old/relaxed_search'
import { parseLazily, type LazyParse } from '#modules/catalogue/old/lazy_parse'
import { all, literal, type Condition } from '#modules/catalogue/old/condition'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Counting stops here: higher counts are of no use in a filter chip and would need a table scan per request. */
const MAX_COUNTED = 1_000

const MAX_LOCATIONS = 12

/** The facets of an empty result. */
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
 * The number of listings per filter option, over the newest 1,000 that match the filter. Each facet is counted without its
 * own filter, so that its other options stay visible.
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
    const search = await relaxSearch({ ...filter, sort: 'newest' }, parsed, step)
    const [first] = search?.tiers() ?? []
    const counted = first && (await countWhere([...conditions, ...first.conditions]))
    if (counted && counted.total > 0) return counted
  }
  return NONE
}

async function countWhere(conditions: Condition[]): Promise<ItemFacets> {
  const { text, values } = fragment`with hits as materialized (
       select i.category_id, i.location, i.price, i.price_unit, i.owner_id,
         i.is_negotiable or coalesce(i.price, 0) = 0 as is_negotiable
       from items i where ${all(conditions)}
       order by i.created_at desc, i.id desc limit ${literal(MAX_COUNTED)}
     )
     select count(*)::int as total, count(*) = ${literal(MAX_COUNTED)} as "isCapped",
       min(price)::text as "lowestPrice", max(price)::text as "highestPrice",
       ${options('category_id', 100)} as categories,
       ${options('location', MAX_LOCATIONS)} as locations,
       ${options('price_unit', 4)} as units,
       count(*) filter (where is_negotiable)::int as negotiable,
       (select count(*)::int from hits h join member_profiles o on o.id = h.owner_id and o.is_verified) as verified
     from hits`
  const [counted] = await sql<ItemFacets>(reads(), text, values)
  return counted!
}

function options(column: string, most: number): Sql {
  return fragment`(select coalesce(json_agg(c), '[]') from (
    select ${raw(column)} as value, count(*)::int as count from hits group by 1 order by 2 desc, 1
    limit ${literal(most)}
  ) c)`
}
