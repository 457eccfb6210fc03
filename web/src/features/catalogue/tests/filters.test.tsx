import { CATEGORIES } from '@saajha/contract/categories'
import type { ItemFacets } from '@saajha/contract/item'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

vi.mock('@saajha/contract/cities', () => ({ CITIES: ['Pune, Maharashtra', 'Nagpur, Maharashtra'] }))

const FACETS: ItemFacets = {
  total: 12,
  isCapped: false,
  lowestPrice: '100.00',
  highestPrice: '2000.00',
  categories: [{ value: 'bike', count: 12 }],
  locations: [{ value: 'Pune, Maharashtra', count: 5 }],
  units: [{ value: 'day', count: 9 }],
  negotiable: 2,
  verified: 7,
}

/** Stubs the responses of lists and facets. */
function stubApi(facets: (url: string) => ItemFacets = () => FACETS, items = [bike]) {
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const url = input as string
    if (url.startsWith('/api/items/facets')) {
      return new Response(JSON.stringify(facets(url)))
    }
    if (url.startsWith('/api/items')) return new Response(JSON.stringify(items))
    return new Response(null, { status: 404 })
  })
  return {
    requestedUrls: () => fetch.mock.calls.map(([url]) => url as string),
  }
}

/** Widens the window, so that the filters are next to the list. */
function widen() {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media.includes('64rem'),
  }))
}

const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }))
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent)

test.each([
  ['beside the list', widen, Node.DOCUMENT_POSITION_PRECEDING],
  ['below the controls', () => {}, Node.DOCUMENT_POSITION_FOLLOWING],
])('the active filters %s have the same place in the tab order', async (_, setWidth, place) => {
  setWidth()
  stubApi()
  renderApp('/search?q=bike&unit=day')
  const sort = await screen.findByLabelText('Sort by')
  const active = await screen.findByRole('list', { name: 'Active filters' })
  expect(sort.compareDocumentPosition(active)).toBe(place)
})

test('each choice beside the list is added to the URL and shows its facet count', async () => {
  widen()
  const { requestedUrls } = stubApi()
  const { router, visitor } = renderApp('/search?q=bike')
  const filters = await panel()
  await visitor.click(await filters.findByRole('checkbox', { name: 'Verified owners 7' }))
  await visitor.click(filters.getByRole('radio', { name: 'Day 9' }))
  await visitor.selectOptions(filters.getByLabelText('Category'), 'bike')
  await visitor.click(filters.getByLabelText('City'))
  await visitor.click(await screen.findByRole('option', { name: 'Pune, Maharashtra (5)' }))
  await visitor.type(filters.getByLabelText('Max'), '900{Enter}')
  const url =
    'q=bike&location=Pune%2C+Maharashtra&category=bike&maxPrice=900&unit=day&verified=true'
  await waitFor(() => expect(router.state.location.search).toBe(`?${url}`))
  expect(requestedUrls()).toContain(`/api/items?${url}`)
  expect(chips()).toEqual([
    'Bikes & Scooters',
    'Pune, Maharashtra',
    'Up to ₹900',
    'By the day',
    'Verified owners',
    'Clear all',
  ])
})

test('the attributes of a category filter its list, and end with another category', async () => {
  widen()
  const attributes = {
    brand: [
      { value: 'Hero', count: 4 },
      { value: 'Bajaj', count: 1 },
    ],
    modelYear: [
      { value: '2019', count: 2 },
      { value: '2024', count: 3 },
    ],
    fuel: [{ value: 'petrol', count: 5 }],
  }
  const { requestedUrls } = stubApi(() => ({ ...FACETS, attributes }))
  const { router, visitor } = renderApp('/search?category=bike&brand=HERO')
  const filters = await panel()
  await filters.findByRole('option', { name: '2024 or above (3)' })
  const optionsOf = (label: string) =>
    within(filters.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(optionsOf('Brand')).toEqual(['Any', 'HERO (4)', 'Bajaj (1)'])
  expect(optionsOf('Model year')).toEqual(['Any', '2024 or above (3)', '2019 or above (5)'])
  expect(optionsOf('Fuel').slice(0, 3)).toEqual(['Any', 'Petrol (5)', 'Diesel (0)'])
  expect(filters.queryByLabelText('Furnishing')).toBeNull()

  await visitor.selectOptions(filters.getByLabelText('Model year'), '2019')
  await visitor.selectOptions(filters.getByLabelText('Fuel'), 'petrol')
  const url = 'category=bike&brand=HERO&minModelYear=2019&fuel=petrol'
  await waitFor(() => expect(router.state.location.search).toBe(`?${url}`))
  expect(requestedUrls()).toContain(`/api/items?${url}`)
  expect(chips()).toEqual([
    'Bikes & Scooters',
    'Brand: HERO',
    'Model year: 2019 or above',
    'Fuel: Petrol',
    'Clear all',
  ])
  await visitor.click(screen.getByRole('button', { name: 'Remove filter: Fuel: Petrol' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('fuel'))
  await visitor.selectOptions(filters.getByLabelText('Category'), '')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a chip removes its filter, and Clear all removes the others but not the search text', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search?q=bike&unit=day&minPrice=100&negotiable=true')
  await visitor.click(await screen.findByRole('button', { name: 'Remove filter: By the day' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=bike&minPrice=100&negotiable=true')
  )
  const next = screen.getByRole('button', { name: 'Remove filter: Price negotiable' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await visitor.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test.each([
  ['500', '100', "Min can't be more than Max"],
  ['cheap', '', 'Please enter a price in rupees, like 500 or 499.50'],
])(
  'the range from %s to %s is rejected without a request, and the input is kept',
  async (...range) => {
    const [lowest, highest, message] = range
    widen()
    stubApi()
    const { router, visitor } = renderApp('/search')
    const filters = await panel()
    if (highest) await visitor.type(filters.getByLabelText('Max'), `${highest}{Enter}`)
    await visitor.type(filters.getByLabelText('Min'), `${lowest}{Enter}`)
    expect(await filters.findByText(message)).toBeTruthy()
    expect(router.state.location.search).toBe(highest ? `?maxPrice=${highest}` : '')
    expect(filters.getByLabelText<HTMLInputElement>('Min').value).toBe(lowest)
  }
)

test('a choice in the sheet only updates the counts until Show, and an invalid price keeps the sheet open', async () => {
  const { requestedUrls } = stubApi((url) => ({
    ...FACETS,
    total: url.includes('verified') ? 7 : 12,
  }))
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: 'Verified owners 7' }))
  expect(await sheet.findByRole('button', { name: 'Show 7 results' })).toBeTruthy()
  expect(requestedUrls()).not.toContain('/api/items?verified=true')

  await visitor.type(sheet.getByLabelText('Min'), 'much')
  await visitor.click(sheet.getByRole('button', { name: /^Show/ }))
  expect(document.activeElement).toBe(sheet.getByLabelText('Min'))
  await visitor.clear(sheet.getByLabelText('Min'))
  await visitor.click(sheet.getByRole('button', { name: 'Show 7 results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?verified=true'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test('Back closes the sheet and discards its choices', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: /^Price negotiable/ }))
  const opener = screen.getByRole('button', { name: 'Filters', hidden: true })
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(router.state.location.pathname + router.state.location.search).toBe('/search')
})

test('a category’s page has no category filter and searches within the category', async () => {
  widen()
  const { requestedUrls } = stubApi()
  const { router, visitor } = renderApp('/category/bike?category=camera&q=lens')
  const filters = await panel()
  expect(filters.queryByLabelText('Category')).toBeNull()
  await visitor.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'))
  expect(requestedUrls()).toContain('/api/items/category/bike')
  expect(requestedUrls()).toContain('/api/items?category=bike&sort=price')
  expect(requestedUrls()).toContain('/api/items/facets?category=bike')
  const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option')
  expect(orders.map((option) => option.textContent)).not.toContain('Best match')
})

test('a search without results offers only suggestions that have results', async () => {
  stubApi((url) => {
    const total = url.includes('verified') ? 0 : 3
    const locations = ['Surat, Gujarat', 'Nagpur, Maharashtra'].map((value) => ({
      value,
      count: 2,
    }))
    return { ...FACETS, total, locations, categories: [{ value: 'cycle', count: 4 }] }
  }, [])
  const { router, visitor } = renderApp(
    '/search?category=bike&location=Pune%2C+Maharashtra&verified=true'
  )
  await screen.findByRole('heading', { name: 'No items found' })
  const suggestions = () =>
    screen.getAllByRole('button', { name: /\(\d+\)$/ }).map((target) => target.textContent)
  await waitFor(() =>
    expect(suggestions()).toEqual([
      'Filters (3)',
      'Remove “Verified owners” (3)',
      'Nagpur, Maharashtra (2)',
      'Surat, Gujarat (2)',
      'Cycles (4)',
    ])
  )
  await visitor.click(screen.getByRole('button', { name: 'Cycles (4)' }))
  await waitFor(() => expect(router.state.location.search).toContain('category=cycle'))
})

test('a search without results in a city offers all cities with their number of results', async () => {
  stubApi((url) => ({ ...FACETS, total: url.includes('location') ? 0 : 7 }), [])
  const { router, visitor } = renderApp('/search?q=camera&location=Pune%2C+Maharashtra')
  await visitor.click(await screen.findByRole('button', { name: 'Search all cities (7)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=camera'))
})

test('the previous list stays, dimmed, while the next one is loading', async () => {
  widen()
  let arrive = () => {}
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    if (input === '/api/items?verified=true') {
      await new Promise<void>((resolve) => (arrive = resolve))
      return new Response(JSON.stringify([{ ...bike, id: 'i2', title: 'Trek cycle' }]))
    }
    if (input === '/api/items') return new Response(JSON.stringify([bike]))
    return new Response(null, { status: 401 })
  })
  const { visitor } = renderApp('/search')
  const link = await screen.findByRole('link', { name: 'Honda Activa 6G' })
  await visitor.click((await panel()).getByRole('checkbox', { name: 'Verified owners' }))
  await waitFor(() => expect(link.closest('[aria-busy=true]')).toBeTruthy())
  expect(link.isConnected).toBe(true)
  expect(screen.getByText('Loading...').getAttribute('role')).toBe('status')
  arrive()
  expect(await screen.findByRole('link', { name: 'Trek cycle' })).toBeTruthy()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

const requestedFacets = (requestedUrls: () => string[]) =>
  requestedUrls().filter((url) => url.startsWith('/api/items/facets'))
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)

test('another sort order does not refetch the facets', async () => {
  widen()
  const { requestedUrls } = stubApi()
  const { queryClient, visitor } = renderApp('/search?q=bike')
  await (await panel()).findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.selectOptions(screen.getByLabelText('Sort by'), 'price')
  await waitFor(() => expect(requestedUrls()).toContain('/api/items?q=bike&sort=price'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requestedFacets(requestedUrls)).toEqual(['/api/items/facets?q=bike'])
})

test('the sort order of a text search is best match', async () => {
  stubApi()
  renderApp('/search?q=bike')
  expect((await screen.findByLabelText<HTMLSelectElement>('Sort by')).value).toBe('relevance')
})

test('capped counts end in a plus sign and hide no category', async () => {
  widen()
  stubApi(() => ({ ...FACETS, isCapped: true, verified: 300 }))
  renderApp('/search')
  const filters = await panel()
  await filters.findByRole('checkbox', { name: 'Verified owners 300+' })
  expect(optionsOf(filters.getByLabelText('Category'))).toHaveLength(CATEGORIES.length + 1)
})

test('a chosen category without results stays chosen', async () => {
  widen()
  stubApi()
  renderApp('/search?category=camera')
  const filters = await panel()
  await filters.findByRole('option', { name: 'Bikes & Scooters (12)' })
  const category = filters.getByLabelText<HTMLSelectElement>('Category')
  expect(category.selectedOptions[0]?.textContent).toBe('Cameras (0)')
  expect(optionsOf(category)).toHaveLength(3)
})

test('each city is listed once, after a location that is not a city', async () => {
  widen()
  stubApi()
  const { visitor } = renderApp('/search?location=Atlantis')
  const filters = await panel()
  const city = filters.getByLabelText('City')
  expect(city.textContent).toBe('Atlantis')
  await filters.findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.click(city)
  const list = await screen.findByRole('listbox', { name: 'Search for a city...' })
  expect(optionsOf(list)).toEqual([
    'Anywhere in India',
    'Atlantis',
    'Pune, Maharashtra (5)',
    'Nagpur, Maharashtra',
  ])
})

test('the facets beside a category are of that category only', async () => {
  widen()
  const { requestedUrls } = stubApi()
  renderApp('/category/bike')
  await (await panel()).findByRole('checkbox', { name: 'Verified owners 7' })
  expect(requestedFacets(requestedUrls)).toEqual(['/api/items/facets?category=bike'])
})

test('the facets in the sheet of a category are of that category only', async () => {
  const { requestedUrls } = stubApi()
  const { visitor } = renderApp('/category/bike')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: 'Verified owners 7' }))
  await sheet.findByRole('button', { name: 'Show 12 results' })
  expect(requestedFacets(requestedUrls)).toEqual([
    '/api/items/facets?category=bike',
    '/api/items/facets?category=bike&verified=true',
  ])
})

test('the suggestions of an empty category are of that category only', async () => {
  const { requestedUrls } = stubApi(undefined, [])
  renderApp('/category/bike?unit=day')
  await screen.findByRole('button', { name: 'Remove “By the day” (12)' })
  expect(new Set(requestedFacets(requestedUrls))).toEqual(
    new Set(['/api/items/facets?category=bike&unit=day', '/api/items/facets?category=bike'])
  )
})

test('a search without a location and without results suggests no other cities', async () => {
  stubApi(undefined, [])
  renderApp('/search?unit=day')
  await screen.findByRole('button', { name: 'Remove “By the day” (12)' })
  expect(screen.queryByRole('heading', { name: 'Available in other cities' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Matches in other categories' })).toBeNull()
})

test('while the facets of the sheet are loading, its button shows no number and the choices keep their counts', async () => {
  const next = Promise.withResolvers<void>()
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const url = input as string
    if (url === '/api/items') return new Response(JSON.stringify([bike]))
    if (url.includes('unit=day')) await next.promise
    const total = url.includes('unit=day') ? 9 : 12
    return new Response(JSON.stringify({ ...FACETS, total }))
  })
  const { visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await sheet.findByRole('button', { name: 'Show 12 results' })
  await visitor.click(sheet.getByRole('radio', { name: 'Day 9' }))
  expect(sheet.getByRole('button', { name: 'Show results' })).toBeTruthy()
  expect(sheet.getByRole('checkbox', { name: 'Verified owners 7' })).toBeTruthy()
  next.resolve()
  expect(await sheet.findByRole('button', { name: 'Show 9 results' })).toBeTruthy()
})

test('Clear all in the sheet clears its choices, and Show applies that', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search?q=bike&verified=true')
  await visitor.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(sheet.getByRole('button', { name: 'Clear all' }))
  const verified = sheet.getByRole<HTMLInputElement>('checkbox', { name: /^Verified owners/ })
  expect(verified.checked).toBe(false)
  expect(router.state.location.search).toBe('?q=bike&verified=true')
  await visitor.click(await sheet.findByRole('button', { name: 'Show 12 results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('an invalid price marks its fields as invalid, described by the reason', async () => {
  widen()
  stubApi()
  const { visitor } = renderApp('/search')
  const lowest = (await panel()).getByLabelText('Min')
  await visitor.type(lowest, 'cheap')
  await visitor.tab()
  expect(lowest.getAttribute('aria-invalid')).toBe('true')
  const reason = document.getElementById(lowest.getAttribute('aria-describedby')!)
  expect(reason?.textContent).toBe('Please enter a price in rupees, like 500 or 499.50')
})

test('the filters show the values of the URL', async () => {
  widen()
  stubApi()
  renderApp(
    '/search?q=bike&location=Nagpur%2C+Maharashtra&category=bike&minPrice=100&maxPrice=900&unit=week&negotiable=true&sort=price'
  )
  const filters = await panel()
  await filters.findByRole('checkbox', { name: 'Verified owners 7' })
  const valueOf = (label: string) =>
    filters.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value
  expect(filters.getByLabelText('City').textContent).toBe('Nagpur, Maharashtra')
  expect(['Category', 'Min', 'Max'].map(valueOf)).toEqual(['bike', '100', '900'])
  const ticked = [...filters.getAllByRole('radio'), ...filters.getAllByRole('checkbox')]
    .filter((choice) => (choice as HTMLInputElement).checked)
    .map((choice) => choice.closest('label')?.textContent)
  expect(ticked).toEqual(['Week 0', 'Price negotiable 2'])
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price')
})

test('Any removes the price unit from the URL', async () => {
  widen()
  stubApi()
  const { router, visitor } = renderApp('/search?q=bike&unit=day')
  await visitor.click((await panel()).getByRole('radio', { name: 'Any' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
})

test('at most four other cities and four other categories are suggested', async () => {
  const five = (values: string[]) => values.map((value) => ({ value, count: 1 }))
  const locations = five(['Surat', 'Nagpur', 'Indore', 'Bhopal', 'Kochi'])
  const categories = five(['bike', 'car', 'bus', 'auto', 'cycle'])
  stubApi(() => ({ ...FACETS, locations, categories }), [])
  renderApp('/search?category=camera&location=Atlantis')
  const offersUnder = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.parentElement!).getAllByRole('button')
  }
  expect(await offersUnder('Available in other cities')).toHaveLength(4)
  expect(await offersUnder('Matches in other categories')).toHaveLength(4)
})

test('an outdated facets request is aborted', async () => {
  let signal: AbortSignal | null | undefined
  const fetch = stubRequests()
  fetch.mockImplementation(async (input, init) => {
    const url = input as string
    if (url === '/api/items') return new Response(JSON.stringify([bike]))
    if (!url.includes('verified=true')) return new Response(JSON.stringify(FACETS))
    signal = init?.signal
    return new Promise<Response>(() => {})
  })
  const { visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const verified = await sheet.findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.click(verified)
  await waitFor(() => expect(signal?.aborted).toBe(false))
  await visitor.click(verified)
  await waitFor(() => expect(signal?.aborted).toBe(true))
})

test('Show without a change stays at the same page of the list', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search?cursor=a')
  await visitor.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('button', { name: 'Show 12 results' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(router.state.historyAction).toBe('POP'))
  expect(router.state.location.search).toBe('?cursor=a')
})
