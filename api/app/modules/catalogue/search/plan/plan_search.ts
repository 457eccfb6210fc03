import { join, type Sql } from 'sql-template-tag'
import type { ItemSort } from '@saajha/contract/item'
import type { Filters } from '#modules/catalogue/lists/list_filter'
import { NO_LISTING, type Predicate } from '#modules/catalogue/lists/predicate'
import { IS_NEGOTIABLE } from '#modules/catalogue/lists/shown_price'
import { sortOrder } from '#modules/catalogue/lists/sort_orders'
import { hasTerms, type ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { estimateCardinality } from '#modules/catalogue/search/plan/estimate_matches'
import { inLocationsNamed } from '#modules/catalogue/search/plan/locations'
import { headNamesCategory, relevanceTiers } from '#modules/catalogue/search/plan/relevance_tiers'
import type { Access, SearchPlan, Tier } from '#modules/catalogue/search/plan/search_plan'
import {
  costsAtMost,
  matchesOf,
  termsInTitle,
  titlePrefix,
} from '#modules/catalogue/search/plan/text_predicates'

/** Larger candidate sets are slower than scans in index order. */
export const MAX_CANDIDATES = 1_000

/** Up to this estimate the newest listings of a location or category are unlikely to fill a page. */
const MAX_SPARSE = 25

/** The filters beside which a search is frequent enough for prepared statements. */
const PREPARED = new Set(['categoryId', 'location', 'rental'])

/** Decides how PostgreSQL is asked for the listings of a query that meet the filters. May read the names of locations. */
export async function planSearch(
  query: ParsedQuery,
  requested: Filters,
  { sort, isFirstPage = true }: { sort: ItemSort; isFirstPage?: boolean }
): Promise<SearchPlan> {
  const filters = withPriceLimit(requested, query)
  const order = sortOrder(sort, filters)
  const matches = matchesOf(query)
  const isRanked = sort === 'relevance' && hasTerms(query)
  const inLocation = isRanked ? await inLocationsOf(query) : null
  const categories = filters.has('categoryId') ? [] : (query.head?.categories ?? [])
  const tiers = () => (isRanked ? relevanceTiers(query, inLocation, categories) : [matches])
  // A tier of a whole category has listings that do not match the text.
  const isWholeCategory = query.modifiers.length > 0 && headNamesCategory(categories, query.head)
  const isNarrow = inLocation !== null || [...filters.values()].some(({ ranges }) => ranges)
  const access = isRanked && isWholeCategory ? 'index-order' : accessTo(query, isNarrow)
  const hasWindows = order.length === 1 && access !== 'candidates'
  return {
    filters,
    matches,
    inTitle: termsInTitle(query),
    tiers: () => withWindows(tiers(), hasWindows ? [...filters.values()] : null),
    order,
    access,
    prepare: isFirstPage && isFrequent(query, filters),
  }
}

/** Adds the price limit of the text to the filters of a request, beside their `maxPrice`. No negotiable price is within it. */
function withPriceLimit(filters: Filters, { priceLimit }: ParsedQuery): Filters {
  if (!priceLimit) return filters
  const limited = new Map([...filters, ['q', costsAtMost(priceLimit)] as const])
  return filters.get('negotiable') === IS_NEGOTIABLE
    ? limited.set('negotiable', NO_LISTING)
    : limited
}

function accessTo(query: ParsedQuery, isNarrow: boolean): Access {
  const expected = hasTerms(query) ? estimateCardinality(query) : Infinity
  if (expected > MAX_CANDIDATES) return 'index-order'
  return isNarrow && expected > MAX_SPARSE ? 'recent-window' : 'candidates'
}

/** Decides how PostgreSQL is asked for the titles that continue a query. */
export function planTitles(query: ParsedQuery): Pick<SearchPlan, 'matches'> {
  return { matches: [titlePrefix(query)] }
}

/** Further modifiers and price limits lead to statements in too many variants. */
function isFrequent({ modifiers, priceLimit }: ParsedQuery, filters: Filters): boolean {
  const isPlain = modifiers.length <= 1 && priceLimit === null
  return isPlain && [...filters.keys()].every((field) => PREPARED.has(field))
}

/** The listing is in the locations that the query names; null without any, or without a listing there. */
async function inLocationsOf({ locations }: ParsedQuery): Promise<Predicate | null> {
  if (locations.length === 0) return null
  const inLocation = await inLocationsNamed(locations.map(({ synonyms }) => synonyms))
  return inLocation === NO_LISTING ? null : inLocation
}

/** Adds their windows to tiers: none without filters, and none after a tier whose exclusion a scan cannot evaluate. */
function* withWindows(tiers: Iterable<Predicate[]>, filters: Predicate[] | null): Generator<Tier> {
  let areEarlierOfScan = true
  for (const predicates of tiers) {
    const isScannable = filters !== null && areEarlierOfScan
    yield { predicates, window: isScannable ? windowOf([...filters, ...predicates]) : null }
    areEarlierOfScan &&= predicates.every(isOfScan)
  }
}

/**
 * The index ranges that hold all listings that meet the predicates: several for several locations. Null without a range, without
 * text, or with predicates on columns that a scan does not return.
 */
function windowOf(predicates: Predicate[]): Sql[] | null {
  const ranges = predicates.filter((each) => each.ranges)
  const hasText = ranges.length < predicates.length
  if (ranges.length === 0 || !hasText || !predicates.every(isOfScan)) return null
  const alternatives = ranges.find((each) => each.ranges!.length > 1)
  const common = ranges.filter((each) => each !== alternatives).map(({ sql }) => sql)
  if (!alternatives) return [join(common, ' and ')]
  return alternatives.ranges!.map((one) => join([...common, one], ' and '))
}

function isOfScan(each: Predicate): boolean {
  return each.ranges !== undefined || each.isOfScan === true
}
