import { readAsSearch } from '#shared/database/read_rows'
import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { Limit } from '#shared/http/limits/limit'

/** Of one network, on each node. Most searches take some ten milliseconds: a page's own ones hardly ever wait. */
const searchesAtOnce = new ConcurrencyLimit({
  atOnce: 2,
  waiting: 100,
  patienceMs: 5_000,
  message: 'Too many searches came from your network at once.',
})

const lists = new Limit({
  name: 'lists',
  requests: 600,
  duration: '1 min',
  message: 'Too many lists were opened from your network.',
  store: 'memory',
})

const facets = new Limit({
  name: 'facets',
  requests: 300,
  duration: '1 min',
  message: 'Too many searches came from your network.',
  store: 'memory',
})

const searches = new Limit({
  name: 'search',
  requests: 300,
  duration: '1 min',
  message: 'Too many searches came from your network.',
  store: 'memory',
})

const suggestions = new Limit({
  name: 'suggestions',
  requests: 600,
  duration: '1 min',
  message: 'Too many searches came from your network.',
  store: 'memory',
})

const previews = new Limit({
  name: 'previews',
  requests: 60,
  duration: '1 min',
  message: 'Too many new pictures were asked for from your network.',
  store: 'memory',
})

const newItemsOfHour = new Limit({
  name: 'new_items_hour',
  requests: 40,
  duration: '1 hour',
  message: 'You have published 40 listings in the last hour.',
})

const newItemsOfDay = new Limit({
  name: 'new_items_day',
  requests: 150,
  duration: '1 day',
  message: 'You have published 150 listings in the last day.',
})

const itemChanges = new Limit({
  name: 'item_changes',
  requests: 120,
  duration: '1 hour',
  message: 'You have changed your listings 120 times in the last hour.',
})

/** At most 40 new listings an hour and 150 a day by one member. */
export async function limitNewItems(memberId: string): Promise<void> {
  await newItemsOfDay.take(memberId)
  try {
    await newItemsOfHour.take(memberId)
  } catch (error) {
    await newItemsOfDay.refund(memberId)
    throw error
  }
}

/** At most 120 changes of listings an hour by one member. */
export function limitItemChanges(memberId: string): Promise<void> {
  return itemChanges.take(memberId)
}

/** At most 300 searches a minute from one network, which many phones may share. Each node counts its own, without a word to the database. */
export function limitSearches(address: string): Promise<void> {
  return searches.take(address)
}

/** At most 600 lists a minute that search for nothing, of one network: scraping them is slow, a page opens two or three. */
export function limitLists(ip: string): Promise<void> {
  return lists.take(ip)
}

/** At most 300 counts of searches a minute of one network, beside the searches themselves. */
export function limitFacets(ip: string): Promise<void> {
  return facets.take(ip)
}

/** Runs a search over connections of its own: two of one network at once, the others wait for a moment. */
export function runSearch<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return searchesAtOnce.run(ip, () => readAsSearch(work))
}

/** At most 600 looks at suggestions a minute from one network: every search may come with two pauses in typing. */
export function limitSuggestions(address: string): Promise<void> {
  return suggestions.take(address)
}

/** At most 60 previews a minute are drawn for one network, each of which takes a third of a second; kept ones count for nothing. */
export function limitShareImages(address: string): Promise<void> {
  return previews.take(address)
}
