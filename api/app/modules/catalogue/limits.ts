import { Limit } from '#shared/http/limit'

const searches = new Limit({
  name: 'search',
  requests: 300,
  duration: '1 min',
  sentence: 'Too many searches came from your network.',
  store: 'memory',
})

const suggestions = new Limit({
  name: 'suggestions',
  requests: 600,
  duration: '1 min',
  sentence: 'Too many searches came from your network.',
  store: 'memory',
})

const previews = new Limit({
  name: 'previews',
  requests: 60,
  duration: '1 min',
  sentence: 'Too many new pictures were asked for from your network.',
  store: 'memory',
})

/** At most 300 searches a minute from one address, which many phones may share. Each node counts its own, without a word to the database. */
export function limitSearches(address: string): Promise<void> {
  return searches.take(address)
}

/** At most 600 looks at suggestions a minute from one address: every search may come with two pauses in typing. */
export function limitSuggestions(address: string): Promise<void> {
  return suggestions.take(address)
}

/** At most 60 previews a minute are drawn for one address, each of which takes a third of a second; kept ones count for nothing. */
export function limitPreviews(address: string): Promise<void> {
  return previews.take(address)
}
