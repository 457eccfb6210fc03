import { expect, test } from 'vitest'
import { readRecentSearches, rememberSearch } from '@/features/catalogue/recent_searches'

test('a search that is repeated in other capitals is listed once, first', () => {
  rememberSearch({ q: 'camera', location: 'Pune' })
  rememberSearch({ q: 'bike', location: '' })
  rememberSearch({ q: 'CAMERA', location: 'pune' })
  expect(readRecentSearches()).toEqual([
    { q: 'CAMERA', location: 'pune' },
    { q: 'bike', location: '' },
  ])
})

test('a search in another location is listed beside the first', () => {
  rememberSearch({ q: 'camera', location: 'Pune' })
  rememberSearch({ q: 'camera', location: 'Nagpur' })
  expect(readRecentSearches().map(({ location }) => location)).toEqual(['Nagpur', 'Pune'])
})

test('the ninth search replaces the oldest', () => {
  for (let n = 1; n <= 9; n++) rememberSearch({ q: `search ${n}`, location: '' })
  const stored = readRecentSearches().map(({ q }) => q)
  expect(stored).toHaveLength(8)
  expect([stored[0], stored.at(-1)]).toEqual(['search 9', 'search 2'])
})
