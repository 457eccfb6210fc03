import fragment, { raw } from 'sql-template-tag'
import { citiesByDistance, CITY_COORDINATES } from '@saajha/contract/city_coordinates'
import type { Item } from '@saajha/contract/item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/old/item_conditions'
import { ITEM_ORDERS } from '#modules/catalogue/old/item_orders'
import { readItems } from '#modules/catalogue/old/read_items'
import { RELAXATION_STEPS, relaxSearch } from '#modules/catalogue/old/relaxed_search'
import { cityIn } from '#modules/catalogue/search/vocabulary/city_in'
import { parseLazily } from '#modules/catalogue/old/lazy_parse'
import { all, condition, literal, type Condition } from '#modules/catalogue/old/condition'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_ITEMS = 12

/** The newest matches that are compared by distance. */
const MAX_MATCHES = 1_000

/** The cities around `near` that are searched on their own if there are more matches. */
const MAX_CITIES = 30

type Match = { id: string; location: string; isInTitle: boolean }

/**
 * The listings that match a filter, those of the city nearest to `near` first and newest first within a city, at most
 * twelve. Listings with the search text in the title precede the others. `near` is a value of `CITIES`.
 */
export async function listNearbyItems(filter: ItemsFilter, near: string): Promise<JsonOf<Item>[]> {
  const conditions = await itemConditions(filter)
  if (!conditions) return []
  const cities = citiesByDistance(CITY_COORDINATES.get(near)!)
  const parsed = filter.q ? parseLazily(filter.q) : null
  for (let step = 0; step < RELAXATION_STEPS; step++) {
    const search = await relaxSearch({ ...filter, sort: 'newest' }, parsed, step)
    const [first] = search?.tiers() ?? []
    if (!search || !first) continue
    const matches = await findMatches(
      [...conditions, ...first.conditions],
      search.titleMatch,
      cities
    )
    if (matches.length === 0) continue
    const limit = Math.min(filter.limit ?? MAX_ITEMS, MAX_ITEMS)
    return readInOrder(nearestFirst(matches, cities).slice(0, limit))
  }
  return []
}

/** The newest matches, and if there are more than are read, those of the nearest cities. */
async function findMatches(
  conditions: Condition[],
  titleMatch: Condition | null,
  cities: string[]
): Promise<Match[]> {
  const newest = await readMatches(conditions, titleMatch)
  if (newest.length < MAX_MATCHES) return newest
  const isNear = condition(fragment`i.location = any(${cities.slice(0, MAX_CITIES)})`)
  return [...(await readMatches([...conditions, isNear], titleMatch)), ...newest]
}

async function readMatches(
  conditions: Condition[],
  titleMatch: Condition | null
): Promise<Match[]> {
  const { text, values } = fragment`
    select i.id, i.location, ${titleMatch?.sql ?? fragment`true`} as "isInTitle"
    from items i where ${all(conditions)}
    order by i.created_at desc, i.id desc limit ${literal(MAX_MATCHES)}`
  return sql<Match>(reads(), text, values)
}

/** The ids of the matches by title and distance; a location outside of all cities is last. */
function nearestFirst(matches: Match[], cities: string[]): string[] {
  const ranks = new Map(cities.map((city, rank) => [city, rank]))
  const rankOf = ({ location }: Match) => ranks.get(cityIn(location) ?? '') ?? cities.length
  const ranked = matches
    .map((match) => ({ ...match, rank: rankOf(match) }))
    .sort((one, other) => Number(other.isInTitle) - Number(one.isInTitle) || one.rank - other.rank)
  return [...new Set(ranked.map(({ id }) => id))]
}

async function readInOrder(ids: string[]): Promise<JsonOf<Item>[]> {
  const isChosen = condition(fragment`i.id = any(${ids}::uuid[])`)
  const isListed = condition(raw(IS_LISTED))
  const rows = await readItems([isListed, isChosen], ITEM_ORDERS.newest, ids.length)
  const byId = new Map(rows.map(({ id, json }) => [id, json]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
