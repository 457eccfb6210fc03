import type { ItemSort } from '@saajha/contract/item'
import { isIn, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { locationsNamed } from '#modules/catalogue/queries/find_locations'
import { MAX_CANDIDATES } from '#modules/catalogue/queries/read_candidates'
import { ITEM_ORDERS, type ItemOrder } from '#modules/catalogue/queries/item_orders'
import { estimateCardinality } from '#modules/catalogue/search/cardinality'
import type { LazyParse } from '#modules/catalogue/search/parse_once'
import { isAllOf, searchCondition, relevanceTiers } from '#modules/catalogue/search/relevance_tiers'
import { thingsWithin, type Term, type ParsedQuery } from '#modules/catalogue/search/parse_query'
import { condition, type Condition } from '#shared/database/condition'

/**
 * A part of a list: its listings come in one order, before those of the next part. Where they are `few`, they are found by
 * their words before they are sorted.
 */
export type RelevanceTier = { conditions: Condition[]; order: ItemOrder; few?: boolean }

/**
 * A list by its sections, written down one by one as they are asked for; and, where few listings are likely to say what all of
 * them say, those `words`. These listings are gathered `atOnce`, or as soon as a section comes short: the newest of a category
 * or a place may be enough.
 */
export type SearchStep = {
  tiers: () => Iterable<RelevanceTier>
  candidateScan: { words: Condition; atOnce: boolean } | null
}

/** So many do not fill a page. */
const SCARCE = 25

const IS_UNNOTICED = 'not exists (select from item_popularity p where p.item_id = i.id)'

/** How many readings there are of one search. */
export const RELAXATION_STEPS = 6

/** Newest first, or best first where something is searched for. */
export function sortOf({ q, sort }: ItemsFilter): ItemSort {
  if (!q) return sort === undefined || sort === 'relevance' ? 'newest' : sort
  return sort ?? 'relevance'
}

/**
 * A list by how its search is read: as it was typed (0), with misspelt words mended (1), more broadly (2),
 * loosely (3), for any of its words (4), and from anywhere for where it is taken (5). A later reading is for searches that the
 * ones before it found nothing for; null when there is none. `parsed` is the filter's text, null without one.
 */
export async function readSearch(
  filter: ItemsFilter,
  parsed: LazyParse | null,
  step: number
): Promise<SearchStep | null> {
  const sort = sortOf(filter)
  const query = parsed && (await relax(parsed, step))
  const isSaying = query && query.terms.length + query.places.length > 0
  if (!isSaying) {
    return step === 0 ? { tiers: () => sorted(sort, []), candidateScan: null } : null
  }
  const expected = estimateCardinality(query)
  const few = expected <= MAX_CANDIDATES
  const words = searchCondition(query)
  if (sort !== 'relevance') {
    const tiers = sorted(sort, [words]).map((tier) => ({ ...tier, few }))
    return { tiers: () => tiers, candidateScan: null }
  }
  const places = query.places.length > 0 ? await locationsOf(query) : []
  const categories = filter.categoryId ? [] : (query.head?.categories ?? [])
  const tiers = () =>
    relevanceTiers(query, places.length > 0 ? isIn(places) : null, categories).map(
      (conditions) => ({
        conditions,
        order: ITEM_ORDERS.newest,
      })
    )
  const areAllSaying = query.modifiers.length === 0 || !isAllOf(categories, query.head)
  const { ownerId, categoryId, location } = filter
  const isNarrow = places.length > 0 || [ownerId, categoryId, location].some(Boolean)
  const atOnce = !isNarrow || expected <= SCARCE || step > 0
  const candidateScan = few && areAllSaying ? { words, atOnce } : null
  return { tiers, candidateScan }
}

async function relax(parsed: LazyParse, step: number): Promise<ParsedQuery | null> {
  const query = parsed.typed
  if (step === 0) return query
  const corrected = await parsed.corrected()
  if (step === 1) return corrected
  if (step === 2) return broadened(corrected ?? query)
  if (step === 3) return loosened(query, corrected)
  return step === 4 ? anyOfThem(corrected ?? query) : forDestinations(query)
}

/**
 * The thing itself, better with what was said beside it; or what an unknown word begins or ends with, or may have meant; or
 * else any of the words that nobody knows.
 */
function loosened(query: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  const unknown = query.terms.filter(isUnknown)
  const areSeveral = query.terms.length > 1 && query.terms.every(({ kind }) => kind === 'thing')
  if (unknown.length === 0 && !areSeveral) return null
  const choices = [
    query.head ? [query.head] : [],
    unknown.flatMap(thingsWithin),
    corrected?.head ? [corrected.head] : [],
    unknown,
  ]
  const chosen = choices.find((terms) => terms.length > 0)!
  const others = query.terms.filter((term) => !unknown.includes(term) && !chosen.includes(term))
  return oneOf(chosen, [...query.modifiers, ...others], query)
}

/** Any of several things, or of what is known to be added to one where no thing was named; the more of them, the better. */
function anyOfThem(query: ParsedQuery): ParsedQuery | null {
  if (query.terms.some((term) => term.kind === 'unknown' && !isUnknown(term))) return null
  const known = [...query.terms, ...query.modifiers].filter(
    ({ kind }) => kind === 'thing' || (kind === 'modifier' && !query.head)
  )
  return known.length > 0 ? oneOf(known, known, query) : null
}

function oneOf(choices: Term[], modifiers: Term[], query: ParsedQuery): ParsedQuery {
  const synonyms = choices.flatMap((term) => [term.typed, ...term.synonyms])
  const any: Term = { ...choices[0]!, kind: 'unknown', synonyms, hypernyms: [], categories: [] }
  return { ...query, terms: [any], modifiers, head: null }
}

/** Each kind as what it is a kind of, and without the words that nobody knows; null where that changes nothing. */
function broadened(query: ParsedQuery): ParsedQuery | null {
  const known = query.terms.filter((term) => !isUnknown(term))
  const terms = known.map((term) => ({ ...term, synonyms: [...term.synonyms, ...term.hypernyms] }))
  const isBroader =
    known.length < query.terms.length || known.some(({ hypernyms }) => hypernyms.length > 0)
  return isBroader && terms.some(({ kind }) => kind === 'thing') ? { ...query, terms } : null
}

/** A letter or two may be what tells one model from another. */
function isUnknown({ kind, typed }: Term): boolean {
  return kind === 'unknown' && typed[0]!.length > 2
}

/** The thing wherever it is, for where somebody takes it; null where no such place was named. */
function forDestinations(query: ParsedQuery): ParsedQuery | null {
  const { destinations, places, modifiers } = query
  if (destinations.length === 0) return null
  return {
    ...query,
    places: places.filter((place) => !destinations.includes(place)),
    modifiers: [...modifiers, ...destinations],
  }
}

async function locationsOf(query: ParsedQuery): Promise<string[]> {
  const found = await Promise.all(query.places.map(({ synonyms }) => locationsNamed(synonyms)))
  return found.reduce((all, some) => all.filter((location) => some.includes(location)))
}

/** Listings without a price come behind all that have one, whichever way prices are sorted. */
function sorted(sort: ItemSort, found: Condition[]): RelevanceTier[] {
  if (sort === 'price' || sort === '-price') {
    const order = sort === 'price' ? ITEM_ORDERS.cheapest : ITEM_ORDERS.dearest
    return [
      { conditions: [condition('i.price is not null'), ...found], order },
      { conditions: [condition('i.price is null'), ...found], order: ITEM_ORDERS.newest },
    ]
  }
  if (sort === 'popular') {
    return [
      { conditions: found, order: ITEM_ORDERS.popular },
      { conditions: [condition(IS_UNNOTICED), ...found], order: ITEM_ORDERS.newest },
    ]
  }
  return [{ conditions: found, order: ITEM_ORDERS.newest }]
}
