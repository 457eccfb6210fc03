import type { ItemFacets } from '@saajha/contract/item'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatSearchQuery, parseSearchQuery, searchUrl } from '@saajha/contract/search_query'
import { activeFilters } from '@/features/catalogue/active_filters'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2930-12-15T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'))

const DAYS = 'from=2931-01-28&to=2931-01-30'
const NEXT = `/api/items?${DAYS}&cursor=b`

const FACETS: ItemFacets = {
  ...{ total: 3, isCapped: false, lowestPrice: null, highestPrice: null },
  ...{ categories: [], locations: [], units: [], negotiable: 0, verified: 0 },
}

/** Stubs lists, by their URL, and facets. */
function stubApi(pages: Record<string, { items: unknown[]; next?: string }>, facets = FACETS) {
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const url = input as string
    if (url.startsWith('/api/items/facets')) return Response.json(facets)
    const page = pages[url]
    if (!page) return new Response(null, { status: 404 })
    const headers: HeadersInit = page.next ? { link: `<${page.next}>; rel="next"` } : {}
    return Response.json(page.items, { headers })
  })
  return () => fetch.mock.calls.map(([url]) => url as string)
}

function widen() {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media.includes('64rem'),
  }))
}

const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }))
const read = (parameters: string) => parseSearchQuery(new URLSearchParams(parameters))

/** Presses a button that opens the calendar, these days of the next month, and a button below it. */
async function choose(opener: HTMLElement, days: number[], button = 'Done') {
  fireEvent.click(opener)
  const calendar = within(await screen.findByRole('dialog', { name: 'When?' }))
  if (days.length > 0) fireEvent.click(calendar.getByRole('button', { name: 'Next month' }))
  for (const day of days) {
    fireEvent.click(calendar.getByRole('button', { name: new RegExp(`\\b${day} January 2931`) }))
  }
  fireEvent.click(calendar.getByRole('button', { name: button }))
}

test.each([DAYS, `q=tent&${DAYS}&units=10`])(
  'the days of %s are written as they were read and sent to the API',
  (parameters) => {
    expect(formatSearchQuery(read(parameters)).toString()).toBe(parameters)
    expect(searchUrl(read(parameters))).toBe(`/api/items?${parameters}`)
  }
)

test.each([
  ['a first day only', 'from=2931-01-28'],
  ['a last day only', 'to=2931-01-28'],
  ['a day that does not exist', 'from=2931-02-30&to=2931-03-01'],
  ['days in reverse order', 'from=2931-01-30&to=2931-01-28'],
  ['days in the past', 'from=2020-11-28&to=2931-01-28'],
  ['more than 366 days', 'from=2931-01-28&to=2932-11-29'],
  ['a number of pieces without days', 'units=10'],
])('%s is left out of the URL', (_, parameters) => {
  expect(formatSearchQuery(read(parameters)).toString()).toBe('')
})

test.each(['1', '501', '2.5', 'many'])('%s as a number of pieces means one', (units) => {
  expect(formatSearchQuery(read(`${DAYS}&units=${units}`)).toString()).toBe(DAYS)
})

test('the days and pieces are one filter, which is removed as a whole', () => {
  const query = read(`q=tent&${DAYS}&units=10`)
  const [days, ...others] = activeFilters(query)
  expect(others).toEqual([])
  expect(days?.label).toBe('28–30 Jan 2931, 10 pieces')
  expect(activeFilters(read(DAYS))[0]?.label).toBe('28–30 Jan 2931')
  expect(formatSearchQuery({ ...query, ...days?.without }).toString()).toBe('q=tent')
})

test.each([
  ['/search', '/api/items'],
  ['/category/bike', '/api/items/category/bike'],
])(
  'days of the filters beside the list of %s are added to its URL and requested',
  async (page, url) => {
    widen()
    const list = page === '/search' ? `/api/items?${DAYS}` : `/api/items?category=bike&${DAYS}`
    const requested = stubApi({ [url]: { items: [bike] }, [list]: { items: [bike] } })
    const { router } = renderApp(page)
    const filters = await panel()
    await choose(filters.getByRole('button', { name: 'When? Any days' }), [28, 30])
    await waitFor(() => expect(router.state.location.search).toBe(`?${DAYS}`))
    await waitFor(() => expect(requested()).toContain(list))
    expect(
      await screen.findByRole('button', { name: 'Remove filter: 28–30 Jan 2931' })
    ).toBeTruthy()
    expect(filters.getByRole('button', { name: 'When? 28–30 Jan 2931' })).toBeTruthy()
  }
)

test('days of the bar above a list are added to its URL, and Back leads to the list without them', async () => {
  stubApi({ '/api/items': { items: [bike] }, [`/api/items?${DAYS}`]: { items: [bike] } })
  const { router } = renderApp('/search')
  await choose(await screen.findByRole('button', { name: 'When?' }), [28, 30])
  await waitFor(() => expect(router.state.location.search).toBe(`?${DAYS}`))
  await screen.findByRole('button', { name: 'When? 28–30 Jan 2931' })
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a narrow screen shows days and pieces in their button alone, and the other filters below', async () => {
  const query = `${DAYS}&units=10&verified=true`
  stubApi({ [`/api/items?verified=true&${DAYS}&units=10`]: { items: [bike] } })
  renderApp(`/search?${query}`)
  await screen.findByRole('button', { name: 'When? 28–30 Jan 2931, 10 pieces' })
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Verified owners',
    'Clear all',
  ])
})

test('one pressed day is the first and the last one', async () => {
  const list = '/api/items?from=2931-01-28&to=2931-01-28'
  stubApi({ '/api/items': { items: [bike] }, [list]: { items: [bike] } })
  const { router } = renderApp('/search')
  await choose(await screen.findByRole('button', { name: 'When?' }), [28])
  await waitFor(() => expect(router.state.location.search).toBe('?from=2931-01-28&to=2931-01-28'))
})

test('days in the sheet apply with Show', async () => {
  stubApi({ '/api/items': { items: [bike] }, [`/api/items?${DAYS}`]: { items: [bike] } })
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await choose(sheet.getByRole('button', { name: 'When? Any days' }), [28, 30])
  expect(await sheet.findByRole('button', { name: 'When? 28–30 Jan 2931' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  await visitor.click(await sheet.findByRole('button', { name: 'Show 3 results' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?${DAYS}`))
})

test('the days of a search that begins on the home page or in the header are in its URL', async () => {
  stubApi({
    '/api/items': { items: [bike] },
    [`/api/items?q=tent&${DAYS}`]: { items: [bike] },
    [`/api/items?q=chairs&${DAYS}`]: { items: [bike] },
  })
  const { router, visitor } = renderApp('/')
  const hero = within(await screen.findByRole('search', { name: 'Find something to rent' }))
  await visitor.type(hero.getByLabelText('What do you need?'), 'tent')
  await choose(hero.getByRole('button', { name: /^When\?/ }), [28, 30])
  await visitor.click(await hero.findByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?q=tent&${DAYS}`))
  await screen.findByRole('heading', { name: 'Search Results' })
  const header = screen.getAllByLabelText('Search for items to rent').at(-1)
  await visitor.clear(header!)
  await visitor.type(header!, 'chairs{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe(`?q=chairs&${DAYS}`))
})

test.each([
  [`/search?${DAYS}&units=10`, `?q=chairs&${DAYS}&units=10`],
  ['/item/i1?startDate=2931-01-28&endDate=2931-01-30&units=10', '?q=chairs'],
])('a search in the header on %s opens /search%s', async (page, expected) => {
  stubApi({ [`/api/items?${DAYS}&units=10`]: { items: [bike] } })
  const { router, visitor } = renderApp(page)
  const header = (await screen.findAllByLabelText('Search for items to rent')).at(-1)
  await visitor.type(header!, 'chairs{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe(expected))
})

test('the number of pieces is asked for with days only, and applies once it is left', async () => {
  widen()
  stubApi({ [`/api/items?${DAYS}`]: { items: [bike] }, '/api/items': { items: [bike] } })
  const { router, visitor } = renderApp(`/search?${DAYS}`)
  const filters = await panel()
  const pieces = filters.getByLabelText('How many?')
  await visitor.clear(pieces)
  await visitor.type(pieces, '10')
  expect(router.state.location.search).toBe(`?${DAYS}`)
  await visitor.tab()
  await waitFor(() => expect(router.state.location.search).toBe(`?${DAYS}&units=10`))
  await visitor.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(filters.queryByLabelText('How many?')).toBeNull()
  expect(filters.getByRole('button', { name: 'When? Any days' })).toBeTruthy()
})

test('an impossible number of pieces is replaced by the one before', async () => {
  widen()
  stubApi({ [`/api/items?${DAYS}&units=10`]: { items: [bike] } })
  const { router, visitor } = renderApp(`/search?${DAYS}&units=10`)
  const pieces = (await panel()).getByLabelText<HTMLInputElement>('How many?')
  await visitor.clear(pieces)
  await visitor.type(pieces, '501{Enter}')
  expect(pieces.value).toBe('10')
  expect(router.state.location.search).toBe(`?${DAYS}&units=10`)
})

test.each(['', '&units=2'])('an item of a list with days%s has them chosen', async (units) => {
  stubApi({ [`/api/items?${DAYS}${units}`]: { items: [bike] } })
  renderApp(`/search?${DAYS}${units}`)
  const path = `/item/i1?startDate=2931-01-28&endDate=2931-01-30${units}`
  const title = await screen.findByRole('link', { name: 'Honda Activa 6G' })
  expect(title.getAttribute('href')).toBe(path)
  const details = screen.getByRole('link', { name: /^View Details/ })
  expect(details.getAttribute('href')).toBe(path)
})

test('a list without free items offers to remove the days', async () => {
  stubApi({ [`/api/items?${DAYS}`]: { items: [] }, '/api/items': { items: [bike] } })
  const { router, visitor } = renderApp(`/search?${DAYS}`)
  await visitor.click(await screen.findByRole('button', { name: 'Remove “28–30 Jan 2931” (3)' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an empty page with a next one has no count and no empty state, and the list goes on', async () => {
  const requested = stubApi(
    {
      [`/api/items?${DAYS}`]: { items: [], next: NEXT },
      [NEXT]: { items: [bike] },
    },
    { ...FACETS, total: 0, isCapped: true }
  )
  const { visitor } = renderApp(`/search?${DAYS}`)
  expect(await screen.findByText('Not many items are free on these days.')).toBeTruthy()
  await waitFor(() => expect(requested()).toContain(`/api/items/facets?${DAYS}`))
  expect(screen.queryByRole('heading', { name: 'No items found' })).toBeNull()
  expect(screen.queryByText(/^0/)).toBeNull()
  await visitor.click(screen.getByRole('link', { name: 'Show More' }))
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  expect(screen.queryByText('Not many items are free on these days.')).toBeNull()
})

test('a short page of a list without days does not say that few are free', async () => {
  stubApi({ '/api/items': { items: [bike], next: '/api/items?cursor=b' } })
  renderApp('/search')
  expect(await screen.findByRole('link', { name: 'Show More' })).toBeTruthy()
  expect(screen.queryByText('Not many items are free on these days.')).toBeNull()
})

test('days that are removed by hand take the number of pieces with them', async () => {
  widen()
  stubApi({ [`/api/items?${DAYS}&units=10`]: { items: [bike] }, '/api/items': { items: [bike] } })
  const { router } = renderApp(`/search?${DAYS}&units=10`)
  const filters = await panel()
  await choose(filters.getByRole('button', { name: 'When? 28–30 Jan 2931' }), [], 'Any days')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('infinite scroll loads the page after an empty one without another scroll', async () => {
  stubVisibleEnd()
  const third = `/api/items?${DAYS}&cursor=c`
  stubApi({
    [`/api/items?${DAYS}`]: { items: [], next: NEXT },
    [NEXT]: { items: [], next: third },
    [third]: { items: [bike] },
  })
  renderApp(`/search?${DAYS}`)
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
})

/** The end of the list is always near the viewport. */
function stubVisibleEnd() {
  Object.assign(window, {
    IntersectionObserver: class {
      notify: (entries: { isIntersecting: boolean }[]) => void
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = notify
      }
      observe() {
        this.notify([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  })
}

test.each([
  ['a price per day', {}, '₹2,500 for 28–30 Jan 2931'],
  ['ten pieces', {}, '₹25,000 for 28–30 Jan 2931, 10 pieces'],
  ['a negotiable price', { isNegotiable: true }, null],
  ['a price per hour without times', { priceUnit: 'hour' as const }, null],
])('a card of a list with days says the total of %s', async (name, terms, total) => {
  const parameters = name === 'ten pieces' ? `${DAYS}&units=10` : DAYS
  stubApi({ [`/api/items?${parameters}`]: { items: [{ ...bike, ...terms }] } })
  renderApp(`/search?${parameters}`)
  const title = await screen.findByRole('link', { name: 'Honda Activa 6G' })
  const card = within(title.closest('li')!)
  expect(card.queryByText(/ for 28–30 Jan/)?.textContent ?? null).toBe(total)
})

test('a card of a list without days says no total', async () => {
  stubApi({ '/api/items': { items: [bike] } })
  renderApp('/search')
  await screen.findByRole('link', { name: 'Honda Activa 6G' })
  expect(screen.queryByText(/₹.* for /)).toBeNull()
})
