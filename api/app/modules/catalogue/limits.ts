import { asSearch } from '#shared/database/reads'
import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { Limit, rateLimit } from '#shared/http/limits/limit'

/** Per network (of IPv6 a /48) and node. Most searches take about 10 ms, so the requests of one page rarely wait. */
const searchesAtOnce = new ConcurrencyLimit({
  code: 'tooManyConcurrentSearches',
  atOnce: 2,
  waiting: 100,
  maxWaitMs: 5_000,
})

const newItemsOfHour = new Limit({
  code: 'tooManyNewItemsInHour',
  name: 'new_items_hour',
  requests: 40,
  duration: '1 hour',
})

const newItemsOfDay = new Limit({
  code: 'tooManyNewItemsInDay',
  name: 'new_items_day',
  requests: 150,
  duration: '1 day',
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
export const limitItemChanges = rateLimit({
  code: 'tooManyItemChanges',
  requests: 120,
  duration: '1 hour',
})

/** At most 300 searches a minute per session or, of guests, per network. Counted in memory by each node. */
export const limitSearches = rateLimit({
  code: 'tooManySearches',
  name: 'search',
  requests: 300,
  duration: '1 min',
  backend: 'memory',
})

/**
 * At most 600 lists without a search a minute per session or network of guests: a page requests two or three, and scraping becomes
 * slow.
 */
export const limitLists = rateLimit({
  code: 'tooManyLists',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})

/**
 * At most 600 reads of a listing a minute per session or network of guests, apart from lists: a listing has the phone number of
 * its owner's account, which lists omit.
 */
export const limitItemReads = rateLimit({
  code: 'tooManyLists',
  name: 'item_reads',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})

/** At most 300 facet counts of searches a minute per session or network of guests, apart from the searches themselves. */
export const limitFacets = rateLimit({
  code: 'tooManySearches',
  name: 'facets',
  requests: 300,
  duration: '1 min',
  backend: 'memory',
})

/**
 * Runs a search, or a list that may read as many listings, on the connections for searches: two per IPv4 address or IPv6 /48 at a
 * time, the others queue for up to 5 s.
 */
export function runSearch<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return searchesAtOnce.run(ip, () => asSearch(work))
}

/** At most 600 suggestion requests a minute per session or network of guests: about two for each search. */
export const limitSuggestions = rateLimit({
  code: 'tooManySearches',
  name: 'suggestions',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})

/** At most 60 new share images a minute per network, because drawing one takes about 0.3 s. Stored images do not count. */
export const limitShareImages = rateLimit({
  code: 'tooManyShareImages',
  name: 'previews',
  requests: 60,
  duration: '1 min',
  backend: 'memory',
})

/**
 * At most 20 sitemap files of listings a minute per network, because each has up to 50,000 URLs: together a million. Counted in
 * memory by each node.
 */
export const limitSitemapFiles = rateLimit({
  code: 'tooManyLists',
  name: 'sitemap_files',
  requests: 20,
  duration: '1 min',
  backend: 'memory',
})
