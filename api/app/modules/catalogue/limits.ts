import { Limit } from '#shared/http/limit'

const searches = new Limit({
  name: 'search',
  requests: 300,
  duration: '1 min',
  sentence: 'Too many searches came from your network.',
  store: 'memory',
})

/** At most 300 searches a minute from one address, which many phones may share. Each node counts its own, without a word to the database. */
export function limitSearches(address: string): Promise<void> {
  return searches.take(address)
}
