import { asSearch } from '#shared/database/reads'
import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { Limit } from '#shared/http/limits/limit'
import type { Visitor } from '#shared/http/limits/visitor'

/** Per network and node. Most searches take about 10 ms, so the requests of one page rarely wait. */
const searchesAtOnce = new ConcurrencyLimit({
  atOnce: 2,
  waiting: 100,
  maxWaitMs: 5_000,
  code: 'tooManyConcurrentSearches',
  message: 'Too many searches came from your network at once.',
})

const lists = new Limit({
  name: 'lists',
  requests: 600,
  duration: '1 min',
  code: 'tooManyLists',
  message: 'Too many pages have been opened from your network.',
  backend: 'memory',
})

const facets = new Limit({
  name: 'facets',
  requests: 300,
  duration: '1 min',
  code: 'tooManySearches',
  message: 'Too many searches came from your network.',
  backend: 'memory',
})

const searches = new Limit({
  name: 'search',
  requests: 300,
  duration: '1 min',
  code: 'tooManySearches',
  message: 'Too many searches came from your network.',
  backend: 'memory',
})

const suggestions = new Limit({
  name: 'suggestions',
  requests: 600,
  duration: '1 min',
  code: 'tooManySearches',
  message: 'Too many searches came from your network.',
  backend: 'memory',
})

const shareImages = new Limit({
  name: 'previews',
  requests: 60,
  duration: '1 min',
  code: 'tooManyShareImages',
  message: 'Too many new pictures have been requested from your network.',
  backend: 'memory',
})

const newItemsOfHour = new Limit({
  name: 'new_items_hour',
  requests: 40,
  duration: '1 hour',
  code: 'tooManyNewItemsInHour',
  message: "You've published 40 listings in the last hour.",
})

const newItemsOfDay = new Limit({
  name: 'new_items_day',
  requests: 150,
  duration: '1 day',
  code: 'tooManyNewItemsInDay',
  message: "You've published 150 listings in the last day.",
})

const itemChanges = new Limit({
  name: 'item_changes',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyItemChanges',
  message: "You've changed your listings 120 times in the last hour.",
})

/** At most 40 new listings an hour and 150 a day per member. */
export async function limitNewItems(memberId: string): Promise<void> {
  await newItemsOfDay.consume(memberId)
  try {
    await newItemsOfHour.consume(memberId)
  } catch (error) {
    await newItemsOfDay.refund(memberId)
    throw error
  }
}

/** At most 120 changes of listings an hour per member. */
export function limitItemChanges(memberId: string): Promise<void> {
  return itemChanges.consume(memberId)
}

/** At most 300 searches a minute per session or, of guests, per network. Counted in memory by each node. */
export function limitSearches(visitor: string | Visitor): Promise<void> {
  return searches.consume(visitor)
}

/** At most 600 lists without a search a minute per session or network of guests: a page requests two or three, and scraping becomes slow. */
export function limitLists(visitor: string | Visitor): Promise<void> {
  return lists.consume(visitor)
}

/** At most 300 facet counts of searches a minute per session or network of guests, apart from the searches themselves. */
export function limitFacets(visitor: string | Visitor): Promise<void> {
  return facets.consume(visitor)
}

/** Runs a search on the connections for searches: two per network at a time, the others queue for up to 5 s. */
export function runSearch<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return searchesAtOnce.run(ip, () => asSearch(work))
}

/** At most 600 suggestion requests a minute per session or network of guests: about two for each search. */
export function limitSuggestions(visitor: string | Visitor): Promise<void> {
  return suggestions.consume(visitor)
}

/** At most 60 new share images a minute per network, because drawing one takes about 0.3 s. Stored images do not count. */
export function limitShareImages(ip: string): Promise<void> {
  return shareImages.consume(ip)
}
