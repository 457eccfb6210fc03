import fragment, { raw } from 'sql-template-tag'
import { citiesByDistance, CITY_COORDINATES } from '@saajha/contract/city_coordinates'
import type { RankedRow } from '#modules/catalogue/lists/list_page'
import {
  allOf,
  listedWhere,
  literal,
  MAX_TESTED,
  predicate,
  splitBounded,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { readItems } from '#modules/catalogue/lists/read_items'
import { NEWEST } from '#modules/catalogue/lists/sort_orders'
import type { SearchPlan } from '#modules/catalogue/search/plan/search_plan'
import { cityIn } from '#modules/catalogue/search/vocabulary/gazetteer'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_ITEMS = 12

/** The newest matches that are compared by distance. */
const MAX_MATCHES = 1_000

/** The cities around `near` that are searched on their own if there are more matches. */
const MAX_CITIES = 30

/** The newest listings of each of these cities that are scanned: all matches of a large city would take seconds to read. */
const MAX_SCANNED = 150

type Match = { id: string; location: string; isInTitle: boolean }

/**
 * The listings of a plan, those of the city nearest to `near` first and newest first within a city, at most twelve. Listings
 * with all terms in the title precede the others. `near` is a value of `CITIES`.
 */
export async function executeNearby(
  { filters, matches, inTitle }: SearchPlan,
  near: string,
  limit: number
): Promise<RankedRow[]> {
  const cities = citiesByDistance(CITY_COORDINATES.get(near)!)
  const found = await findMatches([...filters.values(), ...matches], inTitle, cities)
  return readInOrder(nearestFirst(found, cities).slice(0, Math.min(limit, MAX_ITEMS)))
}

/** The newest matches, and if there are more than are read, those among the newest listings of the nearest cities. */
async function findMatches(
  predicates: Predicate[],
  inTitle: Predicate | null,
  cities: string[]
): Promise<Match[]> {
  const newest = await readMatches(predicates, inTitle)
  if (newest.length < MAX_MATCHES) return newest
  return [...(await readMatchesOf(cities.slice(0, MAX_CITIES), predicates, inTitle)), ...newest]
}

function readMatches(predicates: Predicate[], inTitle: Predicate | null): Promise<Match[]> {
  const { others, bounded } = splitBounded(predicates)
  const inOrder = fragment`items i where ${listedWhere(others)} order by i.created_at desc, i.id desc`
  const source =
    bounded.length > 0
      ? fragment`(select i.* from ${inOrder} limit ${literal(MAX_TESTED)}) i where ${allOf(bounded)}`
      : inOrder
  const { text, values } = fragment`
    select i.id, i.location, ${inTitle?.sql ?? fragment`true`} as "isInTitle"
    from ${source} limit ${literal(MAX_MATCHES)}`
  return sql<Match>(reads(), text, values)
}

function readMatchesOf(
  cities: string[],
  predicates: Predicate[],
  inTitle: Predicate | null
): Promise<Match[]> {
  const orderBy = raw(NEWEST.orderBy)
  const inCity = listedWhere([predicate(fragment`i.location = city`)])
  const { text, values } = fragment`
    select i.id, i.location, i."isInTitle"
    from unnest(${cities}::text[]) city, lateral (
      select i.id, i.location, i.created_at, ${inTitle?.sql ?? fragment`true`} as "isInTitle"
      from (select * from items i where ${inCity} order by ${orderBy} limit ${literal(MAX_SCANNED)}) i
      where ${listedWhere(predicates)}
      order by "isInTitle" desc, ${orderBy} limit ${literal(MAX_ITEMS)}
    ) i
    order by ${orderBy}`
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

async function readInOrder(ids: string[]): Promise<RankedRow[]> {
  if (ids.length === 0) return []
  const isChosen = predicate(fragment`i.id = any(${ids}::uuid[])`)
  const rows = await readItems([isChosen], NEWEST, ids.length)
  const byId = new Map(rows.map((row) => [row.id, { ...row, tier: 0 }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
