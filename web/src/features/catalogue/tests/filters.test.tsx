import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FACETS, panel, stubApi, widen } from '@/features/catalogue/tests/filter_panel'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

vi.mock('@saajha/contract/cities', () => ({ CITIES: ['Pune, Maharashtra', 'Nagpur, Maharashtra'] }))

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

test('the sort order of a text search is best match', async () => {
  stubApi()
  renderApp('/search?q=bike')
  expect((await screen.findByLabelText<HTMLSelectElement>('Sort by')).value).toBe('relevance')
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
