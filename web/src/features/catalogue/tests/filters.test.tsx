import type { ItemFacets } from '@saajha/contract/item'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerRequests } from '@/tests/answer_requests'
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

/** Answers every list and every count; a test says what differs. */
function answer(facets: (address: string) => ItemFacets = () => FACETS, items = [bike]) {
  const fetch = answerRequests()
  fetch.mockImplementation(async (input) => {
    const address = input as string
    if (address.startsWith('/api/items/facets')) {
      return new Response(JSON.stringify(facets(address)))
    }
    if (address.startsWith('/api/items')) return new Response(JSON.stringify(items))
    return new Response(null, { status: 404 })
  })
  return {
    asked: () => fetch.mock.calls.map(([address]) => address as string),
  }
}

/** Turns the window into a wide one, where the filters stand beside the list. */
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

test('each choice beside the list goes into the address, with what it would show', async () => {
  widen()
  const { asked } = answer()
  const { router, visitor } = renderApp('/search?q=bike')
  const filters = await panel()
  await visitor.click(await filters.findByRole('checkbox', { name: 'Verified owners 7' }))
  await visitor.click(filters.getByRole('radio', { name: 'Day 9' }))
  await visitor.selectOptions(filters.getByLabelText('Category'), 'bike')
  await visitor.selectOptions(filters.getByLabelText('City'), 'Pune, Maharashtra (5)')
  await visitor.type(filters.getByLabelText('Highest'), '900{Enter}')
  const address =
    'q=bike&location=Pune%2C+Maharashtra&category=bike&maxPrice=900&unit=day&verified=true'
  await waitFor(() => expect(router.state.location.search).toBe(`?${address}`))
  expect(asked()).toContain(`/api/items?${address}`)
  expect(chips()).toEqual([
    'Bikes & Scooters',
    'Pune, Maharashtra',
    'Up to ₹900',
    'By the day',
    'Verified owners',
    'Clear all',
  ])
})

test('a chip takes its own filter back, and Clear all the others, but not the words', async () => {
  answer()
  const { router, visitor } = renderApp('/search?q=bike&unit=day&minPrice=100&negotiable=true')
  await visitor.click(await screen.findByRole('button', { name: 'Remove filter: By the day' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=bike&minPrice=100&negotiable=true')
  )
  await visitor.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test.each([
  ['500', '100', 'The lowest price must not be above the highest'],
  ['cheap', '', 'Please write a price in rupees, like 500 or 499.50'],
])('from %s to %s is no range: nothing is asked, and nothing typed is lost', async (...given) => {
  const [lowest, highest, sentence] = given
  widen()
  answer()
  const { router, visitor } = renderApp('/search')
  const filters = await panel()
  if (highest) await visitor.type(filters.getByLabelText('Highest'), `${highest}{Enter}`)
  await visitor.type(filters.getByLabelText('Lowest'), `${lowest}{Enter}`)
  expect(await filters.findByText(sentence)).toBeTruthy()
  expect(router.state.location.search).toBe(highest ? `?maxPrice=${highest}` : '')
  expect(filters.getByLabelText<HTMLInputElement>('Lowest').value).toBe(lowest)
})

test('in the sheet a choice is only counted until it is shown, and a wrong price keeps it open', async () => {
  const { asked } = answer((address) => ({
    ...FACETS,
    total: address.includes('verified') ? 7 : 12,
  }))
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: 'Verified owners 7' }))
  expect(await sheet.findByRole('button', { name: 'Show 7 results' })).toBeTruthy()
  expect(asked()).not.toContain('/api/items?verified=true')

  await visitor.type(sheet.getByLabelText('Lowest'), 'much')
  await visitor.click(sheet.getByRole('button', { name: /^Show/ }))
  expect(document.activeElement).toBe(sheet.getByLabelText('Lowest'))
  await visitor.clear(sheet.getByLabelText('Lowest'))
  await visitor.click(sheet.getByRole('button', { name: 'Show 7 results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?verified=true'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test('Back closes the sheet, and what was chosen in it is forgotten', async () => {
  answer()
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: /^Price negotiable/ }))
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname + router.state.location.search).toBe('/search')
})

test('a category has no choice of categories, and asks within itself', async () => {
  widen()
  const { asked } = answer()
  const { router, visitor } = renderApp('/category/bike?category=camera&q=lens')
  const filters = await panel()
  expect(filters.queryByLabelText('Category')).toBeNull()
  await visitor.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'))
  expect(asked()).toContain('/api/items/category/bike')
  expect(asked()).toContain('/api/items?category=bike&sort=price')
  expect(asked()).toContain('/api/items/facets?category=bike')
  const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option')
  expect(orders.map((option) => option.textContent)).not.toContain('Best match')
})

test('where nothing is found, only what leads to something is offered', async () => {
  answer((address) => {
    const total = address.includes('verified') ? 0 : 3
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
  const offers = () =>
    screen.getAllByRole('button', { name: /\(\d+\)$/ }).map((offer) => offer.textContent)
  await waitFor(() =>
    expect(offers()).toEqual([
      'Filters (3)',
      'Without “Verified owners” (3)',
      'Nagpur, Maharashtra (2)',
      'Surat, Gujarat (2)',
      'Cycles (4)',
    ])
  )
  await visitor.click(screen.getByRole('button', { name: 'Cycles (4)' }))
  await waitFor(() => expect(router.state.location.search).toContain('category=cycle'))
})

test('the list before stays, dimmed, until the next one is here', async () => {
  widen()
  let arrive = () => {}
  const fetch = answerRequests()
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
  arrive()
  expect(await screen.findByRole('link', { name: 'Trek cycle' })).toBeTruthy()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})
