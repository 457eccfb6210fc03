import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2930-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const EMPTY = 'GET /api/items?q=camera&location=Pune%2C+Maharashtra'
const NEAR = 'GET /api/items?q=camera&near=Pune%2C+Maharashtra'
const PATH = '/search?q=camera&location=Pune%2C+Maharashtra'
const NO_FACETS = {
  ...{ total: 0, isCapped: false, lowestPrice: null, highestPrice: null },
  ...{ categories: [], locations: [], units: [], negotiable: 0, verified: 0 },
}
const itemIn = (location: string) => ({ ...bike, id: location, title: `In ${location}`, location })
const before = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test('a search without results in its city shows the items of other cities with their distance first', async () => {
  const locations = ['Mumbai, Maharashtra', 'Pimpri-Chinchwad, Maharashtra', 'A farm']
  stubRequests({ [EMPTY]: { body: [] }, [NEAR]: { body: locations.map(itemIn) } })
  renderApp(PATH)
  await screen.findByRole('link', { name: 'In Mumbai, Maharashtra' })
  const heading = screen.getByRole('heading', { name: 'Not in Pune yet. Elsewhere:' })
  const cards = within(heading.parentElement!).getAllByRole('listitem')
  expect(cards.map((card) => /about \S+ km/.exec(card.textContent)?.[0])).toEqual([
    'about 120 km',
    'about 10 km',
    undefined,
  ])
  const empty = screen.getByRole('heading', { name: 'No items found' })
  expect(before(heading, empty)).toBe(true)
  expect(screen.getByRole('link', { name: 'Browse All Items' })).toBeTruthy()
})

test.each([
  ['pune', 'q=camera&near=Pune%2C+Maharashtra'],
  ['Bombay', 'q=camera&near=Mumbai%2C+Maharashtra'],
  ['Pali', 'q=camera&near=Pali%2C+Rajasthan'],
  ['Doon', 'q=camera&near=Dehradun%2C+Uttarakhand'],
  ['Goa', 'q=camera&near=Panaji%2C+Goa'],
  ['Rajasthan', 'q=camera&near=Jaipur%2C+Rajasthan'],
  ['Atlantis', 'q=camera&limit=12'],
])('the items elsewhere than in %s are requested by %s', async (location, query) => {
  stubRequests({
    [`GET /api/items?q=camera&location=${location}`]: { body: [] },
    [`GET /api/items?${query}`]: { body: [itemIn('Nagpur, Maharashtra')] },
  })
  renderApp(`/search?q=camera&location=${location}`)
  expect(await screen.findByRole('link', { name: 'In Nagpur, Maharashtra' })).toBeTruthy()
})

test('the heading of the items elsewhere has the whole of a location without a state', async () => {
  stubRequests({
    'GET /api/items?q=camera&location=MG+Road%2C+Pune': { body: [] },
    'GET /api/items?q=camera&limit=12': { body: [itemIn('Nagpur, Maharashtra')] },
  })
  renderApp('/search?q=camera&location=MG+Road%2C+Pune')
  const name = 'Not in MG Road, Pune yet. Elsewhere:'
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
})

test('the heading of the items elsewhere of a category without filters names no filters', async () => {
  stubRequests({
    'GET /api/items?location=Pune&category=bike': { body: [] },
    'GET /api/items?category=bike&near=Pune%2C+Maharashtra': { body: [bike] },
  })
  renderApp('/category/bike?location=Pune')
  expect(await screen.findByRole('heading', { name: 'Not in Pune yet. Elsewhere:' })).toBeTruthy()
})

test('the items elsewhere meet the other filters of the search', async () => {
  stubRequests({
    'GET /api/items?location=Pune&category=bike&maxPrice=900&sort=price': { body: [] },
    'GET /api/items?category=bike&maxPrice=900&near=Pune%2C+Maharashtra': {
      body: [itemIn('Nagpur, Maharashtra')],
    },
  })
  renderApp('/category/bike?location=Pune&maxPrice=900&sort=price')
  expect(await screen.findByRole('link', { name: 'In Nagpur, Maharashtra' })).toBeTruthy()
})

test('the items elsewhere open with the days of the search, below a heading that names its filters', async () => {
  const days = 'from=2931-11-28&to=2931-11-30'
  stubRequests({
    [`GET /api/items?location=Pune&${days}`]: { body: [] },
    [`GET /api/items?${days}&near=Pune%2C+Maharashtra`]: { body: [bike] },
  })
  renderApp(`/search?location=Pune&${days}`)
  const link = await screen.findByRole('link', { name: 'Honda Activa 6G' })
  expect(link.getAttribute('href')).toBe('/item/i1?startDate=2931-11-28&endDate=2931-11-30')
  const name = 'Nothing in Pune matches your filters. Elsewhere:'
  expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Not in Pune yet/ })).toBeNull()
})

test('the items elsewhere of a list of featured items are below a heading that does not deny others in the city', async () => {
  stubRequests({
    'GET /api/items?location=Pune&featured=true': { body: [] },
    'GET /api/items?featured=true&near=Pune%2C+Maharashtra': { body: [bike] },
  })
  renderApp('/search?filter=featured&location=Pune')
  const name = 'Nothing in Pune matches your filters. Elsewhere:'
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
})

test.each([
  ['fails', { status: 500 }],
  ['has no items', { body: [] }],
])('a request for items elsewhere that %s leaves the empty state alone', async (_, response) => {
  stubRequests({ [EMPTY]: { body: [] }, [NEAR]: response })
  const { queryClient } = renderApp(PATH)
  await screen.findByRole('heading', { name: 'No items found' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Elsewhere/ })).toBeNull())
})

test('a list without items and filters has no filters and no sort order', async () => {
  stubRequests({ [EMPTY]: { body: [] }, [NEAR]: { body: [] } })
  renderApp(PATH)
  await screen.findByRole('heading', { name: 'No items found' })
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
  expect(screen.queryByLabelText('Sort by')).toBeNull()
  await screen.findAllByRole('button', { name: 'Search in all cities instead of Pune' })
})

test('a list without items because of a filter keeps its filters', async () => {
  stubRequests({ 'GET /api/items?q=camera&verified=true': { body: [] } })
  renderApp('/search?q=camera&verified=true')
  await screen.findByRole('heading', { name: 'No items found' })
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test.each([
  [[{ kind: 'category', text: 'Cars', categoryId: 'car' }], ['Cars']],
  [[], ['Bikes & Scooters', 'Cars', 'Cameras', 'Mobile Phones']],
])(
  'a search that matches nothing anywhere with the suggestions %j offers the categories %j and List Your Item',
  async (suggested, categories) => {
    stubRequests({
      'GET /api/items?q=helicopter': { body: [] },
      'GET /api/items/facets?q=helicopter': { body: NO_FACETS },
      'GET /api/items/suggestions?q=helicopter': { body: suggested },
    })
    const { visitor } = renderApp('/search?q=helicopter')
    const heading = await screen.findByRole('heading', { name: 'Try one of these categories' })
    const links = () =>
      within(heading.parentElement!)
        .getAllByRole('link')
        .map((link) => link.textContent)
    await waitFor(() => expect(links()).toEqual(categories))
    await visitor.click(screen.getByRole('button', { name: 'List Your Item' }))
    expect(await screen.findByRole('tab', { name: 'Sign Up' })).toBeTruthy()
  }
)

test('the categories offered for a search in a city open in this city', async () => {
  const inPune = 'q=helicopter&location=Pune%2C+Maharashtra'
  stubRequests({
    [`GET /api/items?${inPune}`]: { body: [] },
    [`GET /api/items/facets?${inPune}`]: { body: NO_FACETS },
    'GET /api/items/facets?q=helicopter': { body: NO_FACETS },
  })
  renderApp(`/search?${inPune}`)
  const link = await screen.findByRole('link', { name: 'Cameras' })
  expect(link.getAttribute('href')).toBe('/category/camera?location=Pune%2C+Maharashtra')
})
