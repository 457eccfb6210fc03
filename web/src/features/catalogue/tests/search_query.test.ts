import { expect, test } from 'vitest'
import { activeFilters, withoutFilters } from '@/features/catalogue/active_filters'
import { sameStateFirst } from '@/features/catalogue/same_state_first'
import {
  parseSearchQuery,
  searchUrl,
  sortsOf,
  formatSearchQuery,
} from '@saajha/contract/search_query'

const read = (parameters: string) => parseSearchQuery(new URLSearchParams(parameters))

test.each([
  '',
  'q=mountain+bike&location=Pune',
  'filter=featured&category=camera&sort=price',
  'q=bike&minPrice=100&maxPrice=499.50&unit=day&negotiable=true&verified=true&sort=-price',
  'category=bike&brand=Royal+Enfield&minModelYear=2019&fuel=petrol',
  'brand=Sony&furnished=semi',
])('the search parameters %j are written as they were read and sent to the API', (parameters) => {
  expect(formatSearchQuery(read(parameters)).toString()).toBe(parameters)
  const apiQuery = parameters.replace('filter=featured', 'featured=true')
  expect(searchUrl(read(parameters))).toBe(apiQuery ? `/api/items?${apiQuery}` : '/api/items')
})

test.each([
  ['a category that there is not', 'category=spaceships'],
  ['a price that is none', 'minPrice=cheap&maxPrice=-5'],
  ['a lowest price above the highest', 'minPrice=500&maxPrice=100'],
  ['an unknown unit', 'unit=year'],
  ['a flag that is neither', 'negotiable=maybe&verified=1'],
  [
    'an unknown fuel, a year that is none, and a long brand',
    `fuel=hay&minModelYear=1900&brand=${'x'.repeat(41)}`,
  ],
  ['an unknown order', 'sort=cheapest'],
  ['the best match of no words', 'sort=relevance'],
  ['an order that the list has by itself', 'sort=newest'],
])('%s is left out of the URL', (_, parameters) => {
  expect(formatSearchQuery(read(parameters)).toString()).toBe('')
})

test('an attribute that the category does not have is left out of the URL', () => {
  const parameters = formatSearchQuery(read('category=camera&brand=Sony&fuel=petrol'))
  expect(parameters.toString()).toBe('category=camera&brand=Sony')
})

test('a long text is truncated to the limit of the API', () => {
  expect(read(`q=${'a'.repeat(900)}`).q).toHaveLength(200)
})

test('relevance is available only with a search text and is then the default order', () => {
  expect(sortsOf(read(''))).not.toContain('relevance')
  expect(sortsOf(read('q=bike'))).toContain('relevance')
  expect(formatSearchQuery(read('q=bike&sort=newest')).toString()).toBe('q=bike&sort=newest')
  expect(formatSearchQuery(read('q=bike&sort=relevance')).toString()).toBe('q=bike')
})

test('recent listings are sorted by date by default, also with a search text', () => {
  expect(formatSearchQuery(read('q=bike&filter=recent&sort=newest')).toString()).toBe(
    'q=bike&filter=recent'
  )
  expect(formatSearchQuery(read('q=bike&filter=recent&sort=relevance')).get('sort')).toBe(
    'relevance'
  )
})

test('popular listings are sorted by popularity by default, a search text by relevance', () => {
  expect(formatSearchQuery(read('filter=popular&sort=popular')).toString()).toBe('filter=popular')
  expect(searchUrl(read('filter=popular'))).toBe('/api/items?featured=true&sort=popular')
  expect(searchUrl(read('filter=popular&sort=newest'))).toBe('/api/items?featured=true&sort=newest')
  expect(searchUrl(read('filter=popular&q=bike'))).toBe('/api/items?q=bike&featured=true')
})

test('each active filter has a label and can be removed alone or with all others', () => {
  const query = read('q=van&category=bus&location=Pune&minPrice=1000&unit=day&verified=true')
  const active = activeFilters(query)
  expect(active.map(({ label }) => label)).toEqual([
    'Buses',
    'Pune',
    'From ₹1,000',
    'By the day',
    'Verified owners',
  ])
  const price = active.find(({ name }) => name === 'price')!
  expect(formatSearchQuery({ ...query, ...price.without }).get('minPrice')).toBeNull()
  expect(formatSearchQuery({ ...query, ...withoutFilters(query) }).toString()).toBe('q=van')
})

test.each([
  ['maxPrice=2000', 'Up to ₹2,000'],
  ['minPrice=0&maxPrice=450.50', '₹0 to ₹450.50'],
])('the label of the price filter of %j is %j', (parameters, label) => {
  expect(activeFilters(read(parameters))[0]!.label).toBe(label)
})

test('locations of the same state come first', () => {
  const places = ['Surat, Gujarat', 'Pune, Maharashtra', 'Nagpur, Maharashtra'].map((value) => ({
    value,
    count: 1,
  }))
  expect(sameStateFirst(places, 'Pune, Maharashtra').map(({ value }) => value)).toEqual([
    'Nagpur, Maharashtra',
    'Surat, Gujarat',
  ])
  expect(sameStateFirst(places, 'Atlantis')).toEqual(places)
})
