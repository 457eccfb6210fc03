import { expect, test } from 'vitest'
import { activeFilters, withoutFilters } from '@/features/catalogue/active_filters'
import { nearestFirst } from '@/features/catalogue/nearest_first'
import { readSearch, searchUrl, sortsOf, writeSearch } from '@saajha/contract/search_query'

const read = (address: string) => readSearch(new URLSearchParams(address))

test.each([
  '',
  'q=mountain+bike&location=Pune',
  'filter=featured&category=camera&sort=price',
  'q=bike&minPrice=100&maxPrice=499.50&unit=day&negotiable=true&verified=true&sort=-price',
])('what the address %j asks for is written as it was read, and asked of the server', (address) => {
  expect(writeSearch(read(address)).toString()).toBe(address)
  const asked = address.replace('filter=featured', 'featured=true')
  expect(searchUrl(read(address))).toBe(asked ? `/api/items?${asked}` : '/api/items')
})

test.each([
  ['a category that there is not', 'category=spaceships'],
  ['a price that is none', 'minPrice=cheap&maxPrice=-5'],
  ['a lowest price above the highest', 'minPrice=500&maxPrice=100'],
  ['an unknown unit', 'unit=year'],
  ['a flag that is neither', 'negotiable=maybe&verified=1'],
  ['an unknown order', 'sort=cheapest'],
  ['the best match of no words', 'sort=relevance'],
  ['an order that the list has by itself', 'sort=newest'],
])('%s is left out of the address', (_, address) => {
  expect(writeSearch(read(address)).toString()).toBe('')
})

test('an endless text is cut to what the server reads', () => {
  expect(read(`q=${'a'.repeat(900)}`).q).toHaveLength(200)
})

test('there is a best match only for words, and they come by it unless another order is asked for', () => {
  expect(sortsOf(read(''))).not.toContain('relevance')
  expect(sortsOf(read('q=bike'))).toContain('relevance')
  expect(writeSearch(read('q=bike&sort=newest')).toString()).toBe('q=bike&sort=newest')
  expect(writeSearch(read('q=bike&sort=relevance')).toString()).toBe('q=bike')
})

test('each filter has its words, and is taken back alone or with all others', () => {
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
  expect(writeSearch({ ...query, ...price.without }).get('minPrice')).toBeNull()
  expect(writeSearch({ ...query, ...withoutFilters(query) }).toString()).toBe('q=van')
})

test.each([
  ['maxPrice=2000', 'Up to ₹2,000'],
  ['minPrice=0&maxPrice=450.50', '₹0 to ₹450.50'],
])('the price of %j is called %j', (address, label) => {
  expect(activeFilters(read(address))[0]!.label).toBe(label)
})

test('of other places, those of the same state come first', () => {
  const places = ['Surat, Gujarat', 'Pune, Maharashtra', 'Nagpur, Maharashtra'].map((value) => ({
    value,
    count: 1,
  }))
  expect(nearestFirst(places, 'Pune, Maharashtra').map(({ value }) => value)).toEqual([
    'Nagpur, Maharashtra',
    'Surat, Gujarat',
  ])
  expect(nearestFirst(places, 'Atlantis')).toEqual(places)
})
