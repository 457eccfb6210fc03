import fragment from 'sql-template-tag'
import type { ItemSort } from '@saajha/contract/item'
import { inLocations, type ItemsFilter } from '#modules/catalogue/old/item_conditions'
import { locationsNamed } from '#modules/catalogue/old/find_locations'
import { MAX_CANDIDATES } from '#modules/catalogue/old/read_candidates'
import { ITEM_ORDERS, type ItemOrder } from '#modules/catalogue/old/item_orders'
import { estimateCardinality } from '#modules/catalogue/old/cardinality'
import type { LazyParse } from '#modules/catalogue/old/lazy_parse'
import {
  headNamesCategory,
  searchCondition,
  titleCondition,
  relevanceTiers,
} from '#modules/catalogue/old/relevance_tiers'
import {
  thingsInCompound,
  type Term,
  type ParsedQuery,
} from '#modules/catalogue/old/parse_query'
import { condition, type Condition } from '#modules/catalogue/old/condition'

/**
 * One tier of a list: its listings precede those of the next tier. A `selective` tier matches few listings, so they are
 * filtered before they are sorted.
 */
export type RelevanceTier = { conditions: Condition[]; order: ItemOrder; selective?: boolean }

/**
 * One relaxation step of a search: its lazily generated tiers and, when few listings are expected to match any of them, the
 * condition of that candidate set. The candidates are read `immediately`, or only after a tier that does not fill the page:
 * the newest listings of a category or location may be enough.
 */
export type SearchStep = {
  tiers: () => Iterable<RelevanceTier>
  /** All terms are in the title; null without terms. */
  titleMatch: Condition | null
  candidateScan: { condition: Condition; immediately: boolean } | null
}

/** Up to this estimate the index-order scan of a location or category is unlikely to fill a page. */
const MAX_SPARSE = 25

const HAS_NO_SCORE = fragment`not exists (select from item_popularity p where p.item_id = i.id)`

/** The number of query relaxation steps. */
export const RELAXATION_STEPS = 6

/** The requested sort; by default newest first, for a search by relevance. */
export function sortOf({ q, sort }: ItemsFilter): ItemSort {
  if (!q) return sort === undefined || sort === 'relevance' ? 'newest' : sort
  return sort ?? 'relevance'
}

/**
 * One query relaxation step: as typed (0), with corrected spelling (1), with hypernyms (2), the head or the unknown words only
 * (3), any of the terms (4), without the destination (5). Each step is for searches without results in the steps before it;
 * null when the step does not change the query. `parsed` is the parsed `q` of the filter, null without one.
 */
export async function relaxSearch(
  filter: ItemsFilter,
  parsed: LazyParse | null,
  step: number
): Promise<SearchStep | null> {
  const sort = sortOf(filter)
  const query = parsed && (await relax(parsed, step))
  const hasTerms = query && query.terms.length + query.locations.length > 0
  if (!hasTerms) {
    return step === 0
      ? { tiers: () => sorted(sort, []), titleMatch: null, candidateScan: null }
      : null
  }
  const expected = estimateCardinality(query)
  const selective = expected <= MAX_CANDIDATES
  const matches = searchCondition(query)
  const titleMatch = query.terms.length > 0 ? titleCondition(query) : null
  if (sort !== 'relevance') {
    const tiers = sorted(sort, [matches]).map((tier) => ({ ...tier, selective }))
    return { tiers: () => tiers, titleMatch, candidateScan: null }
  }
  const locations = query.locations.length > 0 ? await locationsOf(query) : []
  const categories = filter.categoryId ? [] : (query.head?.categories ?? [])
  const tiers = () =>
    relevanceTiers(query, locations.length > 0 ? inLocations(locations) : null, categories).map(
      (conditions) => ({
        conditions,
        order: ITEM_ORDERS.newest,
      })
    )
  const allTiersMatch = query.modifiers.length === 0 || !headNamesCategory(categories, query.head)
  const { ownerId, categoryId, location } = filter
  const isNarrow = locations.length > 0 || [ownerId, categoryId, location].some(Boolean)
  const immediately = !isNarrow || expected <= MAX_SPARSE || step > 0
  const candidateScan = selective && allTiersMatch ? { condition: matches, immediately } : null
  return { tiers, titleMatch, candidateScan }
}

async function relax(parsed: LazyParse, step: number): Promise<ParsedQuery | null> {
  const query = parsed.typed
  if (step === 0) return query
  const corrected = await parsed.corrected()
  if (step === 1) return corrected
  if (step === 2) return withHypernyms(corrected ?? query)
  if (step === 3) return reduceTerms(query, corrected)
  return step === 4 ? matchAnyTerm(corrected ?? query) : withoutDestinations(query)
}

/**
 * Reduces a query to its head, else to the things in unknown compounds, else to the corrected head, else to any unknown word.
 * The remaining terms become modifiers.
 */
function reduceTerms(query: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  const unknown = query.terms.filter(isUnknown)
  const areAllThings = query.terms.length > 1 && query.terms.every(({ kind }) => kind === 'thing')
  if (unknown.length === 0 && !areAllThings) return null
  const choices = [
    query.head ? [query.head] : [],
    unknown.flatMap(thingsInCompound),
    corrected?.head ? [corrected.head] : [],
    unknown,
  ]
  const chosen = choices.find((terms) => terms.length > 0)!
  const others = query.terms.filter((term) => !unknown.includes(term) && !chosen.includes(term))
  return matchAny(chosen, [...query.modifiers, ...others], query)
}

/** Matches any of the things, or of the modifiers when there is no head; listings that match more of them rank higher. */
function matchAnyTerm(query: ParsedQuery): ParsedQuery | null {
  if (query.terms.some((term) => term.kind === 'unknown' && !isUnknown(term))) return null
  const known = [...query.terms, ...query.modifiers].filter(
    ({ kind }) => kind === 'thing' || (kind === 'modifier' && !query.head)
  )
  return known.length > 0 ? matchAny(known, known, query) : null
}

function matchAny(choices: Term[], modifiers: Term[], query: ParsedQuery): ParsedQuery {
  const synonyms = choices.flatMap((term) => [term.typed, ...term.synonyms])
  const kind = choices.every((term) => term.kind === 'thing') ? 'thing' : 'unknown'
  const any: Term = { ...choices[0]!, kind, synonyms, hypernyms: [], categories: [] }
  return { ...query, terms: [any], modifiers, head: null }
}

/** Adds the hypernyms of each term and drops unknown words; null when that changes nothing. */
function withHypernyms(query: ParsedQuery): ParsedQuery | null {
  const known = query.terms.filter((term) => !isUnknown(term))
  const terms = known.map((term) => ({ ...term, synonyms: [...term.synonyms, ...term.hypernyms] }))
  const isBroader =
    known.length < query.terms.length || known.some(({ hypernyms }) => hypernyms.length > 0)
  return isBroader && terms.some(({ kind }) => kind === 'thing') ? { ...query, terms } : null
}

/** Unknown words of one or two letters are significant: they may distinguish models. */
function isUnknown({ kind, typed }: Term): boolean {
  return kind === 'unknown' && typed[0]!.length > 2
}

/** Turns destinations from locations into modifiers; null without destinations. */
function withoutDestinations(query: ParsedQuery): ParsedQuery | null {
  const { destinations, locations, modifiers } = query
  if (destinations.length === 0) return null
  return {
    ...query,
    locations: locations.filter((location) => !destinations.includes(location)),
    modifiers: [...modifiers, ...destinations],
  }
}

async function locationsOf(query: ParsedQuery): Promise<string[]> {
  const found = await Promise.all(query.locations.map(({ synonyms }) => locationsNamed(synonyms)))
  return found.reduce((all, some) => all.filter((location) => some.includes(location)))
}

/** Listings without a price follow all listings with one, in both price orders. */
function sorted(sort: ItemSort, matches: Condition[]): RelevanceTier[] {
  if (sort === 'price' || sort === '-price') {
    const order = sort === 'price' ? ITEM_ORDERS.cheapest : ITEM_ORDERS.dearest
    return [
      { conditions: [condition(fragment`i.price is not null`), ...matches], order },
      { conditions: [condition(fragment`i.price is null`), ...matches], order: ITEM_ORDERS.newest },
    ]
  }
  if (sort === 'popular') {
    return [
      { conditions: matches, order: ITEM_ORDERS.popular },
      { conditions: [condition(HAS_NO_SCORE), ...matches], order: ITEM_ORDERS.newest },
    ]
  }
  return [{ conditions: matches, order: ITEM_ORDERS.newest }]
}
