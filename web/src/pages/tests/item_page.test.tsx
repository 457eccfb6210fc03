import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { SIMILAR, openItem } from '@/pages/tests/open_item'

test('an item shows the attributes of its category that its owner has set', async () => {
  const attributes = {
    brand: 'Honda',
    modelYear: 2019,
    fuel: 'petrol',
    furnished: 'fully',
  } as const
  openItem({ attributes })
  const details = within(await screen.findByLabelText('Details'))
  expect(details.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Brand',
    'Model year',
    'Fuel',
  ])
  const values = details.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['Honda', '2019', 'Petrol'])
})

test('on a phone the dates come before the contact buttons', async () => {
  openItem()
  const calendar = await screen.findByRole('grid')
  const contact = await screen.findByRole('link', { name: 'Message Owner' })
  expect(calendar.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an item without attributes shows none', async () => {
  openItem({ attributes: { furnished: 'fully' } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByLabelText('Details')).toBeNull()
})

test.each(['/item/i1', '/items/i1'])('%s shows the item', async (path) => {
  stubRequests({ 'GET /api/items/i1': { body: bike } })
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })).toBeTruthy()
  expect(screen.getByText('4.9')).toBeTruthy()
  expect(screen.getByText('(47 reviews)')).toBeTruthy()
})

test('an owner with reviews has their mean and number instead of the placeholders', async () => {
  openItem({ owner: { ...bike.owner, rating: 3.2, reviewCount: 1 } })
  expect(await screen.findByText('3.2')).toBeTruthy()
  expect(screen.getByText('(1 review)')).toBeTruthy()
  expect(screen.queryByText('4.9')).toBeNull()
})

test('an item’s title, location, price and description are shown with its favourite button', async () => {
  localStorage.clear()
  const { visitor } = openItem()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })
  const summary = within(heading.closest('section') ?? document.body)
  expect(summary.getByText('Pune, Maharashtra')).toBeTruthy()
  expect(summary.getAllByText(/^₹1,250/)[0]).toBeTruthy()
  expect(screen.getByText('Fresh battery, new rear tyre.')).toBeTruthy()
  const favourites = () => JSON.parse(localStorage.getItem('Saajha_favorites') ?? '[]') as string[]
  await visitor.click(summary.getByRole('button', { name: 'Add Honda Activa 6G to favorites' }))
  expect(await screen.findByText('Added to favorites')).toBeTruthy()
  expect(favourites()).toEqual(['i1'])
  await visitor.click(
    summary.getByRole('button', { name: 'Remove Honda Activa 6G from favorites' })
  )
  expect(await screen.findByText('Removed from favorites')).toBeTruthy()
  expect(favourites()).toEqual([])
})

test('an item shows a skeleton while loading and the not-found state if missing', async () => {
  stubRequests()
  renderApp('/item/gone')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('an item that cannot be loaded is not called missing, and is loaded on request', async () => {
  let response: { status?: number; body?: unknown } = { status: 503 }
  stubRequests({ 'GET /api/items/i1': () => response })
  const { visitor } = renderApp('/item/i1')
  expect(await screen.findByRole('heading', { name: "We couldn't load this item" })).toBeTruthy()
  response = { body: bike }
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Honda Activa 6G' })).toBeTruthy()
})

test.each([
  ['', 'Item Owner'],
  ['Demo User', 'Item Owner'],
  ['Asha Rao', 'Asha Rao'],
])('an owner called %j is shown as %s', async (fullName, shown) => {
  openItem({ owner: { ...bike.owner, fullName } })
  expect(await screen.findByText(shown)).toBeTruthy()
})

test('the owner sees an edit link and their calendar instead of contact buttons and a booking', async () => {
  openItem({}, { 'GET /api/auth/user': { body: asha } })
  const edit = await screen.findByRole('link', { name: 'Edit Listing' })
  expect(edit.getAttribute('href')).toBe('/item/i1/edit')
  expect(screen.queryByText('WhatsApp Owner')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Your calendar' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Book your dates' })).toBeNull()
  expect(screen.queryByText('₹1,250/day')).toBeNull()
  expect(screen.queryByText('Choose a day')).toBeNull()
})

test.each([
  [[], ['Add photos', 'Edit Listing']],
  [['/media/a/full.webp'], ['Edit Listing']],
])('the owner of an item with the photos %j is offered %j', async (imageUrls, names) => {
  openItem({ imageUrls, ownerId: asha.id }, { 'GET /api/auth/user': { body: asha } })
  await screen.findByText('This is your listing')
  const links = screen.getAllByRole('link', { name: /^(Add photos|Edit Listing)$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
  const forms = new Set(links.map((link) => link.getAttribute('href')))
  expect([...forms]).toEqual(['/item/i1/edit'])
})

test('an item without similar listings shows a message', async () => {
  openItem()
  expect(
    await screen.findByText('No similar listings found in this category and location.')
  ).toBeTruthy()
  expect(screen.getByText('Check back later for more listings like this one.')).toBeTruthy()
})

test('a card opens its item with the cached list data before the server responds', async () => {
  stubRequests({
    'GET /api/items': { body: [bike] },
    'GET /api/items/i1': () => new Promise(() => {}),
  })
  const { visitor } = renderApp('/search')
  await visitor.click(await screen.findByRole('link', { name: 'Honda Activa 6G' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })).toBeTruthy()
})

test('similar listings show three skeletons while loading', async () => {
  openItem({}, { [SIMILAR]: () => new Promise(() => {}) })
  const similar = within(await screen.findByRole('region', { name: 'Similar Listings' }))
  const list = similar.getByRole('list', { hidden: true })
  expect(list.children).toHaveLength(3)
  expect(similar.queryByRole('link')).toBeNull()
})

test('the breadcrumbs of an item link to the home page and its category', async () => {
  openItem()
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
  const links = crumbs.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Bikes & Scooters', '/category/bike'],
  ])
})

test.each(['', '  '])(
  'an item whose description is %j shows the message for a missing description',
  async (description) => {
    openItem({ description })
    expect(await screen.findByText("The owner hasn't written a description yet.")).toBeTruthy()
  }
)

test('a missing item has no retry button', async () => {
  stubRequests()
  renderApp('/item/gone')
  await screen.findByRole('heading', { name: 'Item not found' })
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('an owner with isVerified %s is labelled verified %i times', async (isVerified, times) => {
  openItem({ owner: { ...bike.owner, isVerified } })
  const name = (await screen.findByText('Asha Rao')).parentElement!
  expect(within(name).queryAllByText('Verified owner')).toHaveLength(times)
})

test('Try Again refetches similar listings that failed to load', async () => {
  const responses = [{ status: 500 }, { body: [{ ...bike, id: 'i2', title: 'Hero Splendor' }] }]
  const { visitor } = openItem({}, { [SIMILAR]: () => responses.shift()! })
  const similar = within(await screen.findByRole('region', { name: 'Similar Listings' }))
  await visitor.click(await similar.findByRole('button', { name: 'Try Again' }))
  expect(await similar.findByRole('link', { name: 'Hero Splendor' })).toBeTruthy()
})

test('a wide screen shows the price, the two days and the owner of an item once, and no bar', async () => {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media === '(width >= 64rem)',
  }))
  openItem()
  expect(await screen.findAllByText('Choose a day')).toHaveLength(2)
  expect(screen.getAllByText('₹1,250')).toHaveLength(1)
  expect(screen.getAllByText('Asha Rao')).toHaveLength(1)
  expect(screen.queryByText('₹1,250/day')).toBeNull()
})

test('an unavailable item can be written about but not booked', async () => {
  openItem({ isAvailable: false })
  expect(await screen.findByText('Not available now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Message Owner' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByText('Request Booking')).toBeNull()
  expect(screen.queryByText('Choose Dates')).toBeNull()
})

const terms = () => screen.queryAllByRole('list', { name: 'Rental terms' })[0]

test('the deposit and the shortest and longest rental are shown with the price', async () => {
  openItem({ deposit: '3000.00', minRentalDuration: 2, maxRentalDuration: 30 })
  await screen.findByRole('heading', { level: 1 })
  const shown = within(terms()!).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Deposit\u00a0₹3,000',
    'At least 2 days',
    'At most 30 days',
  ])
})

test('the prices of a week and a month are shown below the price per day', async () => {
  openItem({ weeklyPrice: '2500.00', monthlyPrice: '8000.00' })
  expect(await screen.findByText('₹2,500/week, ₹8,000/month')).toBeTruthy()
})

test('the shortest and longest rental are in the unit of the price', async () => {
  openItem({ priceUnit: 'month', minRentalDuration: 3, maxRentalDuration: 12 })
  expect(await screen.findByText('At least 3 months')).toBeTruthy()
  expect(screen.getByText('At most 12 months')).toBeTruthy()
})

test('an item without deposit and with the default rental times shows no terms', async () => {
  openItem({ deposit: '0.00', minRentalDuration: 1, maxRentalDuration: null })
  await screen.findByRole('heading', { level: 1 })
  expect(terms()).toBeUndefined()
})
