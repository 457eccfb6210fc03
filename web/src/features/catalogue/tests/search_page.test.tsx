import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseSearchQuery, searchUrl } from '@saajha/contract/search_query'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'))

test.each([
  ['recent', 'recent=true', 'Recently Listed', 'Fresh arrivals from your local community'],
  ['featured', 'featured=true', 'Featured Rentals', 'Verified and highly rated by our community'],
  [
    'popular',
    'featured=true&sort=popular',
    'Most Popular',
    'Items that are rented most frequently',
  ],
])(
  'the filter %s requests %s and has its own title',
  async (filter, parameters, title, subtitle) => {
    stubRequests({ [`GET /api/items?${parameters}`]: { body: [bike] } })
    renderApp(`/search?filter=${filter}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(subtitle)).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  }
)

test.each([
  ['q=mountain+bike', 'Showing results for: "mountain bike"'],
  ['q=bike&location=Pune', 'Showing results for: "bike" in "Pune"'],
])('a search by %s shows what it searched for', async (query, subtitle) => {
  stubRequests({ [`GET /api/items?${query}`]: { body: [bike] } })
  renderApp(`/search?${query}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Search Results' })).toBeTruthy()
  expect(screen.getByText(subtitle)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull()
  expect(await screen.findByText('1 item')).toBeTruthy()
})

test('Clear Filter removes only the filter from the URL', async () => {
  stubRequests({ 'GET /api/items?q=bike&recent=true': { body: [] } })
  const { router, visitor } = renderApp('/search?q=bike&filter=recent')
  await visitor.click(await screen.findByRole('button', { name: 'Clear Filter' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
})

test('a search without results offers all items', async () => {
  stubRequests({ 'GET /api/items?q=zzz': { body: [] } })
  renderApp('/search?q=zzz')
  expect(await screen.findByRole('heading', { name: 'No items found' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Browse All Items' })
  expect(link.getAttribute('href')).toBe('/search')
})

test('a failed search says so and can be retried', async () => {
  let status = 500
  stubRequests({ 'GET /api/items': () => ({ status, body: [bike] }) })
  const { visitor } = renderApp('/search')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to fetch items')
  status = 200
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
})

test.each([429, 503])(
  'a search with a %i response says why and when to try again',
  async (status) => {
    const message = 'This took too long to look up. Please try again in a minute.'
    stubRequests({ 'GET /api/items?q=bike': { status, body: { message } } })
    renderApp('/search?q=bike')
    expect(await screen.findByText('Failed to fetch items')).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.queryByText('Please check your connection and try again.')).toBeNull()
  }
)

test('Try Again refetches the list and the facets', async () => {
  const facets = {
    ...{ total: 1, isCapped: false, verified: 1, negotiable: 0, lowestPrice: null },
    ...{ highestPrice: null },
    ...{ categories: [], locations: [], units: [] },
  }
  let status = 500
  const list = vi.fn(() => ({ status, body: [bike] }))
  const counts = vi.fn(() => ({ status, body: facets }))
  stubRequests({ 'GET /api/items': list, 'GET /api/items/facets': counts })
  const { visitor } = renderApp('/search')
  await screen.findByText('Failed to fetch items')
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(1))
  status = 200
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
  expect(list).toHaveBeenCalledTimes(2)
})

test('an unknown filter is ignored', () => {
  expect(searchUrl(parseSearchQuery(new URLSearchParams('filter=cheap&q=%20')))).toBe('/api/items')
})

test('a list loads its next page from the URL of the Link header', async () => {
  const fetch = stubRequests()
  fetch.mockImplementation(async (path) => {
    if (path === '/api/items') {
      const headers = { link: '</api/items?cursor=abc>; rel="next"' }
      return new Response(JSON.stringify([bike]), { headers })
    }
    if (path === '/api/items?cursor=abc') {
      return new Response(JSON.stringify([{ ...bike, id: 'i2', title: 'Trek cycle' }]))
    }
    return new Response(null, { status: 401 })
  })
  const { visitor } = renderApp('/search')
  expect(await screen.findByText('1+ items')).toBeTruthy()
  await visitor.click(screen.getByRole('link', { name: 'Show More' }))
  expect(await screen.findByRole('link', { name: 'Trek cycle' })).toBeTruthy()
  expect(screen.getByText('2 items')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show More' })).toBeNull()
})

test('the next page of a list has its own URL, which keeps the search', async () => {
  const fetch = stubRequests()
  fetch.mockImplementation(async (path) =>
    path === '/api/items?q=bike&unit=day&cursor=a'
      ? new Response(JSON.stringify([bike]), {
          headers: { link: '</api/items?q=bike&unit=day&cursor=b%2B>; rel="next"' },
        })
      : new Response(null, { status: 401 })
  )
  renderApp('/search?q=bike&cursor=a&unit=day')
  const more = await screen.findByRole('link', { name: 'Show More' })
  expect(more.getAttribute('href')).toBe('/search?q=bike&unit=day&cursor=b%2B')
})

test('a page with a cursor requests the entries after it, and a changed search starts at the first page', async () => {
  stubRequests({
    'GET /api/items?q=bike&cursor=a': { body: [{ ...bike, title: 'Trek cycle' }] },
    'GET /api/items?q=bike': { body: [bike] },
    'GET /api/items?q=bike&sort=price': { body: [bike] },
  })
  const { router, visitor } = renderApp('/search?q=bike&cursor=a')
  expect(await screen.findByRole('link', { name: 'Trek cycle' })).toBeTruthy()
  await visitor.click(screen.getByRole('link', { name: 'Back to the start' }))
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  expect(router.state.location.search).toBe('?q=bike')
  expect(screen.queryByRole('link', { name: 'Back to the start' })).toBeNull()

  await router.navigate('/search?q=bike&cursor=a')
  await visitor.selectOptions(await screen.findByLabelText('Sort by'), 'price')
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike&sort=price'))
})

test('the last page of a list shows the total count of the facets', async () => {
  let count = (_: { body: unknown }) => {}
  stubRequests({
    'GET /api/items?q=bike&cursor=a': { body: [bike] },
    'GET /api/items/facets?q=bike': () => new Promise((resolve) => (count = resolve)),
  })
  renderApp('/search?q=bike&cursor=a')
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  expect(screen.queryByText(/^\d+ items?$/)).toBeNull()
  const choices = { categories: [], locations: [], units: [], negotiable: 0, verified: 0 }
  const prices = { lowestPrice: null, highestPrice: null }
  count({ body: { total: 61, isCapped: false, ...prices, ...choices } })
  expect(await screen.findByText('61 items')).toBeTruthy()
})

test.each([
  ['q=zzz', 'Try fewer or different words.'],
  ['q=zzz&location=Nowhere', 'Try fewer words, or search in all cities.'],
  ['location=Nowhere', 'Nothing here right now. Search in all cities, or browse all items.'],
  ['q=zzz&minPrice=900', 'Remove a filter to see more items.'],
  ['featured=true', 'Nothing here right now. Check back soon, or browse all items.'],
])('a search by %s without results gives advice', async (query, advice) => {
  stubRequests({ [`GET /api/items?${query}`]: { body: [] } })
  renderApp(`/search?${query.replace('featured=true', 'filter=featured')}`)
  expect(await screen.findByText(advice)).toBeTruthy()
})

test.each([
  ['was counted in full', false, '61 items'],
  ['was counted up to a limit', true, '61+ items'],
])('a list with more pages that %s (isCapped %s) has %s', async (_, isCapped, count) => {
  const choices = { categories: [], locations: [], units: [], negotiable: 0, verified: 0 }
  const prices = { lowestPrice: null, highestPrice: null }
  stubRequests({
    'GET /api/items?q=bike': {
      body: [bike],
      headers: { link: '</api/items?q=bike&cursor=a>; rel="next"' },
    },
    'GET /api/items/facets?q=bike': { body: { total: 61, isCapped, ...prices, ...choices } },
  })
  renderApp('/search?q=bike')
  expect(await screen.findByText(count)).toBeTruthy()
})

test('a failed next page says so, and Show More retries it', async () => {
  const responses = [{ status: 500 }, { body: [{ ...bike, id: 'i2', title: 'Trek cycle' }] }]
  stubRequests({
    'GET /api/items': {
      body: [bike],
      headers: { link: '</api/items?cursor=a>; rel="next"' },
    },
    'GET /api/items?cursor=a': () => responses.shift()!,
  })
  const { visitor } = renderApp('/search')
  await visitor.click(await screen.findByRole('link', { name: 'Show More' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe("We couldn't load more items.")
  expect(screen.getByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  await visitor.click(screen.getByRole('link', { name: 'Show More' }))
  expect(await screen.findByRole('link', { name: 'Trek cycle' })).toBeTruthy()
})

test('a list whose end is visible loads four pages automatically, then on demand', async () => {
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const [path, query] = (input as string).split('?')
    if (path !== '/api/items') return new Response(null, { status: 404 })
    const part = Number(new URLSearchParams(query).get('cursor') ?? '1')
    const headers: HeadersInit =
      part < 6 ? { link: `</api/items?cursor=${part + 1}>; rel="next"` } : {}
    return new Response(JSON.stringify([{ ...bike, id: `i${part}` }]), { headers })
  })
  const { queryClient, visitor } = renderApp('/search')
  const shown = () => screen.getAllByRole('link', { name: 'Honda Activa 6G' }).length
  await screen.findAllByRole('link', { name: 'Honda Activa 6G' })
  await waitFor(() => expect(shown()).toBe(4))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown()).toBe(4)
  await visitor.click(screen.getByRole('link', { name: 'Show More' }))
  await waitFor(() => expect(shown()).toBe(5))
})

test('a failed next page is not retried automatically', async () => {
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const responses = [{ status: 500 }]
  const next = vi.fn(() => responses.shift() ?? { body: [{ ...bike, id: 'i2' }] })
  stubRequests({
    'GET /api/items': {
      body: [bike],
      headers: { link: '</api/items?cursor=a>; rel="next"' },
    },
    'GET /api/items?cursor=a': next,
  })
  const { queryClient } = renderApp('/search')
  expect(await screen.findByText("We couldn't load more items.")).toBeTruthy()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(next).toHaveBeenCalledOnce()
})

/** Reports every observed element as visible. */
class SeesEverything {
  readonly report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.report = report
  }
  observe() {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
    this.report(entries, this as unknown as IntersectionObserver)
  }
  disconnect() {}
}

test('the pictures of the first four items are loaded eagerly, the others lazily', async () => {
  const items = ['i1', 'i2', 'i3', 'i4', 'i5'].map((id) => ({ ...bike, id }))
  stubRequests({ 'GET /api/items': { body: items } })
  renderApp('/search')
  const links = await screen.findAllByRole('link', { name: 'Honda Activa 6G' })
  const ways = links.map((link) =>
    link.closest('li')?.querySelector('img')?.getAttribute('loading')
  )
  expect(ways).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy'])
})

test('Try Again does not refetch facets that were loaded', async () => {
  const choices = { categories: [], locations: [], units: [], negotiable: 0, verified: 0 }
  const prices = { lowestPrice: null, highestPrice: null }
  const counts = vi.fn(() => ({ body: { total: 1, isCapped: false, ...prices, ...choices } }))
  const responses = [{ status: 500 }, { body: [bike] }]
  stubRequests({ 'GET /api/items': () => responses.shift()!, 'GET /api/items/facets': counts })
  const { queryClient, visitor } = renderApp('/search')
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByRole('link', { name: 'Honda Activa 6G' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(counts).toHaveBeenCalledOnce()
})
