import fragment, { join, raw, type Sql } from 'sql-template-tag'
import type { ItemFacets } from '@saajha/contract/item'
import type { AttributeName } from '@saajha/contract/item_attributes'
import { attributeKey } from '#modules/catalogue/lists/list_filter'
import {
  allOf,
  listedWhere,
  literal,
  MAX_TESTED,
  splitBounded,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { IS_NEGOTIABLE } from '#modules/catalogue/lists/shown_price'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Counting stops here: higher counts are of no use in a filter chip and would need a table scan per request. */
const MAX_COUNTED = 1_000

const MAX_LOCATIONS = 12

const MAX_VALUES = 50

/** Owners are looked up one by one: PostgreSQL joins them by a scan of all members. */
const OF_VERIFIED = fragment`(select coalesce(sum(h.count), 0)::int from (
    select owner_id, count(*) from hits group by 1
  ) h where (select o.is_verified from member_profiles o where o.id = h.owner_id))`

/**
 * Counts each filter option, and each value of the attributes, among the newest 1,000 listings that meet the predicates; a
 * bounded one is tested on the newest 5,000.
 */
export async function countMatches(
  predicates: readonly Predicate[],
  attributes: readonly AttributeName[]
): Promise<ItemFacets> {
  const { others, bounded } = splitBounded(predicates)
  const most = literal(bounded.length > 0 ? MAX_TESTED : MAX_COUNTED)
  const statement = fragment`with tested as materialized (
       select i.category_id, i.location, i.price, i.price_unit, i.owner_id, i.attributes,
         ${IS_NEGOTIABLE.sql} as is_negotiable, ${allOf(bounded)} as is_hit
       from items i where ${listedWhere(others)}
       order by i.created_at desc, i.id desc limit ${most}
     ), hits as materialized (
       select * from tested where is_hit limit ${literal(MAX_COUNTED)}
     )
     select count(*)::int as total,
       count(*) = ${literal(MAX_COUNTED)} or (select count(*) = ${most} from tested) as "isCapped",
       (min(price) filter (where not is_negotiable))::text as "lowestPrice",
       (max(price) filter (where not is_negotiable))::text as "highestPrice",
       ${options('category_id', 100)} as categories,
       ${options('location', MAX_LOCATIONS)} as locations,
       ${options('price_unit', 4)} as units,
       count(*) filter (where is_negotiable)::int as negotiable,
       ${OF_VERIFIED} as verified${attributes.length > 0 ? values(attributes) : raw('')}
     from hits`
  const [counted] = await sql<ItemFacets>(reads(), statement.text, statement.values)
  return counted!
}

function options(column: string, most: number): Sql {
  return fragment`(select coalesce(json_agg(c), '[]') from (
    select ${raw(column)} as value, count(*)::int as count from hits group by 1 order by 2 desc, 1
    limit ${literal(most)}
  ) c)`
}

/** The choices of each attribute, equal texts as most owners write them. */
function values(attributes: readonly AttributeName[]): Sql {
  const each = attributes.map((name) => {
    const key = attributeKey(name)
    const value = raw(`i.attributes ->> '${name}'`)
    return fragment`${raw(`'${name}'`)}, (select coalesce(json_agg(c), '[]') from (
      select mode() within group (order by ${value}) as value, count(*)::int as count
      from hits i where ${key} is not null group by ${key} order by 2 desc, 1 limit ${literal(MAX_VALUES)}
    ) c)`
  })
  return fragment`, json_build_object(${join(each, ', ')}) as attributes`
}
