import { CATEGORIES } from '@saajha/contract/categories'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

afterEach(() => void vi.useRealTimers())

const CATEGORY_RESPONSE = { 'GET /api/categories': { body: CATEGORIES } }

test('a category shows its name, its description and its number of items', async () => {
  stubRequests({
    ...CATEGORY_RESPONSE,
    'GET /api/items/category/bike': { body: [bike, { ...bike, id: 'i2' }] },
  })
  renderApp('/category/bike')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bikes & Scooters' })).toBeTruthy()
  expect(screen.getByText(/^Motorcycles and scooters/)).toBeTruthy()
  expect(await screen.findByText('2 items')).toBeTruthy()
})

test('the cards of a category name the city, but not the category again', async () => {
  stubRequests({ ...CATEGORY_RESPONSE, 'GET /api/items/category/bike': { body: [bike] } })
  renderApp('/category/bike')
  const card = (await screen.findByRole('heading', { level: 2, name: bike.title })).closest('li')
  expect(card!.textContent).toContain('Pune')
  expect(card!.textContent).not.toContain('Bikes & Scooters')
})

test('an empty category asks a guest to list, by signing up', async () => {
  stubRequests({ ...CATEGORY_RESPONSE, 'GET /api/items/category/bike': { body: [] } })
  const { visitor } = renderApp('/category/bike')
  expect(await screen.findByText('No items found in Bikes & Scooters')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'List Your Item' }))
  expect(await screen.findByRole('dialog', { name: 'Welcome to Saajha' })).toBeTruthy()
})

test('a category that is empty because of a filter advises to remove it', async () => {
  stubRequests({
    ...CATEGORY_RESPONSE,
    'GET /api/items?category=bike&minPrice=900': { body: [] },
  })
  renderApp('/category/bike?minPrice=900')
  expect(await screen.findByText('Remove a filter to see more items.')).toBeTruthy()
  expect(screen.queryByText(/first to list/)).toBeNull()
})

test('an unknown category says so, with a link to the home page', async () => {
  stubRequests(CATEGORY_RESPONSE)
  renderApp('/category/spaceships')
  expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeTruthy()
  expect(screen.getByText("The category you're looking for doesn't exist.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('a category that only the server has is loading until the categories arrive', async () => {
  const categories = Promise.withResolvers<{ body: object[] }>()
  const read = vi.fn(() => categories.promise)
  stubRequests({
    'GET /api/categories': read,
    'GET /api/items/category/boat': { body: [bike] },
  })
  renderApp('/category/boat')
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Category Not Found' })).toBeNull()
  const boats = { ...CATEGORIES[0]!, id: 'boat', slug: 'boat', name: 'Boats' }
  categories.resolve({ body: [...CATEGORIES, boats] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Boats' })).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^Boats/))
})

test('a category in a city is titled as people search for it', async () => {
  const url = '/api/items?location=Pune%2C+Maharashtra&category=bike'
  stubRequests({ ...CATEGORY_RESPONSE, [`GET ${url}`]: { body: [bike] } })
  renderApp('/category/bike?location=Pune%2C+Maharashtra')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bikes & Scooters in Pune' })
  ).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Bikes & Scooters on rent in Pune | Saajha'))
})

test('a category links to its pages of the cities with the most listings', async () => {
  const locations = ['Pune, Maharashtra', 'Near the lake', 'Goa, Goa', ...manyCities(9)]
  const facets = {
    ...{ total: 12, isCapped: false, verified: 0, negotiable: 0 },
    ...{ lowestPrice: null, highestPrice: null, categories: [], units: [] },
    locations: locations.map((value) => ({ value, count: 1 })),
  }
  const url = '/api/items?location=Goa%2C+Goa&category=bike'
  stubRequests({
    ...CATEGORY_RESPONSE,
    [`GET ${url}`]: { body: [bike] },
    [`GET ${url.replace('items', 'items/facets')}`]: { body: facets },
  })
  renderApp('/category/bike?location=Goa%2C+Goa')
  const links = await screen.findByRole('navigation', { name: 'Bikes & Scooters by city' })
  const cities = within(links).getAllByRole('link')
  expect(cities).toHaveLength(8)
  expect(cities.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pune', '/category/bike?location=Pune%2C+Maharashtra'],
    ['Goa', '/category/bike?location=Goa%2C+Goa'],
  ])
  expect(cities.map((link) => link.getAttribute('aria-current')).slice(0, 2)).toEqual([
    null,
    'page',
  ])
})

test('the links of a category to its cities keep the days, pieces and filters, but no page or text', async () => {
  vi.useFakeTimers({ now: new Date('2930-12-15T06:00:00Z'), toFake: ['Date'] })
  const filters = 'maxPrice=900&from=2931-01-28&to=2931-01-30&units=2'
  const facets = {
    ...{ total: 1, isCapped: false, verified: 0, negotiable: 0, categories: [], units: [] },
    ...{ lowestPrice: null, highestPrice: null },
    locations: [{ value: 'Goa, Goa', count: 1 }],
  }
  stubRequests({
    ...CATEGORY_RESPONSE,
    [`GET /api/items?category=bike&${filters}`]: { body: [bike] },
    [`GET /api/items/facets?category=bike&${filters}`]: { body: facets },
  })
  renderApp(`/category/bike?q=tent&filter=recent&cursor=b&${filters}`)
  const links = await screen.findByRole('navigation', { name: 'Bikes & Scooters by city' })
  const link = within(links).getByRole('link', { name: 'Goa' })
  expect(link.getAttribute('href')).toBe(`/category/bike?location=Goa%2C+Goa&${filters}`)
})

function manyCities(count: number) {
  return Array.from({ length: count }, (_, index) => `City ${index}, Goa`)
}
