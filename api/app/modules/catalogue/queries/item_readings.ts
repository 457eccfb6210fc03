import type { ItemSort } from '@saajha/contract/item'
import { isIn, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { locationsNamed } from '#modules/catalogue/queries/find_places'
import { MOST_GATHERED } from '#modules/catalogue/queries/gather_items'
import { ITEM_ORDERS, type ItemOrder } from '#modules/catalogue/queries/item_orders'
import { expectedListings } from '#modules/catalogue/search/common_words'
import type { ParsedOnce } from '#modules/catalogue/search/parse_once'
import { isAllOf, searchCondition, searchSections } from '#modules/catalogue/search/search_sections'
import { thingsWithin, type Term, type Wish } from '#modules/catalogue/search/understand_query'
import { condition, type Condition } from '#shared/database/condition'

/**
 * A part of a list: its listings come in one order, before those of the next part. Where they are `few`, they are found by
 * their words before they are sorted.
 */
export type ItemSection = { conditions: Condition[]; order: ItemOrder; few?: boolean }

/**
 * A list by its sections, written down one by one as they are asked for; and, where few listings are likely to say what all of
 * them say, those `words`. These listings are gathered `atOnce`, or as soon as a section comes short: the newest of a shelf
 * or a place may be enough.
 */
export type ItemReading = {
  sections: () => Iterable<ItemSection>
  gathering: { words: Condition; atOnce: boolean } | null
}

/** So many do not fill a page. */
const SCARCE = 25

const IS_UNNOTICED = 'not exists (select from item_popularity p where p.item_id = i.id)'

/** How many readings there are of one search. */
export const READINGS = 6

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
  parsed: ParsedOnce | null,
  reading: number
): Promise<ItemReading | null> {
  const sort = sortOf(filter)
  const wish = parsed && (await wishOf(parsed, reading))
  const isSaying = wish && wish.terms.length + wish.places.length > 0
  if (!isSaying) {
    return reading === 0 ? { sections: () => sorted(sort, []), gathering: null } : null
  }
  const expected = expectedListings(wish)
  const few = expected <= MOST_GATHERED
  const words = searchCondition(wish)
  if (sort !== 'relevance') {
    const sections = sorted(sort, [words]).map((section) => ({ ...section, few }))
    return { sections: () => sections, gathering: null }
  }
  const places = wish.places.length > 0 ? await locationsOf(wish) : []
  const shelves = filter.categoryId ? [] : (wish.head?.shelves ?? [])
  const sections = () =>
    searchSections(wish, places.length > 0 ? isIn(places) : null, shelves).map((conditions) => ({
      conditions,
      order: ITEM_ORDERS.newest,
    }))
  const areAllSaying = wish.additions.length === 0 || !isAllOf(shelves, wish.head)
  const { ownerId, categoryId, location } = filter
  const isNarrow = places.length > 0 || [ownerId, categoryId, location].some(Boolean)
  const atOnce = !isNarrow || expected <= SCARCE || reading > 0
  const gathering = few && areAllSaying ? { words, atOnce } : null
  return { sections, gathering }
}

async function wishOf(parsed: ParsedOnce, reading: number): Promise<Wish | null> {
  const wish = parsed.typed
  if (reading === 0) return wish
  const mended = await parsed.corrected()
  if (reading === 1) return mended
  if (reading === 2) return broadened(mended ?? wish)
  if (reading === 3) return loosely(wish, mended)
  return reading === 4 ? anyOfThem(mended ?? wish) : forDestinations(wish)
}

/**
 * The thing itself, better with what was said beside it; or what an unknown word begins or ends with, or may have meant; or
 * else any of the words that nobody knows.
 */
function loosely(wish: Wish, mended: Wish | null): Wish | null {
  const unknown = wish.terms.filter(isUnknown)
  const areSeveral = wish.terms.length > 1 && wish.terms.every(({ kind }) => kind === 'thing')
  if (unknown.length === 0 && !areSeveral) return null
  const choices = [
    wish.head ? [wish.head] : [],
    unknown.flatMap(thingsWithin),
    mended?.head ? [mended.head] : [],
    unknown,
  ]
  const chosen = choices.find((terms) => terms.length > 0)!
  const others = wish.terms.filter((term) => !unknown.includes(term) && !chosen.includes(term))
  return oneOf(chosen, [...wish.additions, ...others], wish)
}

/** Any of several things, or of what is known to be added to one where no thing was named; the more of them, the better. */
function anyOfThem(wish: Wish): Wish | null {
  if (wish.terms.some((term) => term.kind === 'unknown' && !isUnknown(term))) return null
  const known = [...wish.terms, ...wish.additions].filter(
    ({ kind }) => kind === 'thing' || (kind === 'addition' && !wish.head)
  )
  return known.length > 0 ? oneOf(known, known, wish) : null
}

function oneOf(choices: Term[], additions: Term[], wish: Wish): Wish {
  const ways = choices.flatMap((term) => [term.typed, ...term.ways])
  const any: Term = { ...choices[0]!, kind: 'unknown', ways, broader: [], shelves: [] }
  return { ...wish, terms: [any], additions, head: null }
}

/** Each kind as what it is a kind of, and without the words that nobody knows; null where that changes nothing. */
function broadened(wish: Wish): Wish | null {
  const known = wish.terms.filter((term) => !isUnknown(term))
  const terms = known.map((term) => ({ ...term, ways: [...term.ways, ...term.broader] }))
  const isBroader =
    known.length < wish.terms.length || known.some(({ broader }) => broader.length > 0)
  return isBroader && terms.some(({ kind }) => kind === 'thing') ? { ...wish, terms } : null
}

/** A letter or two may be what tells one model from another. */
function isUnknown({ kind, typed }: Term): boolean {
  return kind === 'unknown' && typed[0]!.length > 2
}

/** The thing wherever it is, for where somebody takes it; null where no such place was named. */
function forDestinations(wish: Wish): Wish | null {
  const { destinations, places, additions } = wish
  if (destinations.length === 0) return null
  return {
    ...wish,
    places: places.filter((place) => !destinations.includes(place)),
    additions: [...additions, ...destinations],
  }
}

async function locationsOf(wish: Wish): Promise<string[]> {
  const found = await Promise.all(wish.places.map(({ ways }) => locationsNamed(ways)))
  return found.reduce((all, some) => all.filter((location) => some.includes(location)))
}

/** Listings without a price come behind all that have one, whichever way prices are sorted. */
function sorted(sort: ItemSort, found: Condition[]): ItemSection[] {
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
