import type { ItemCalendar } from '@saajha/contract/booking'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { sentContact } from '@/tests/sent_contact'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2098-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const SIMILAR = 'GET /api/items/i1/similar?limit=6'
const RECORDED = { 'POST /api/contact-interactions': { status: 201, body: sentContact } }

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

function openItem(change: object = {}, more: Parameters<typeof stubRequests>[0] = {}, query = '') {
  const requests = stubRequests({
    'GET /api/items/i1': { body: { ...bike, ...change } },
    [SIMILAR]: { body: [] },
    ...RECORDED,
    ...more,
  })
  const sent = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => JSON.parse(init?.body as string))
  return { ...renderApp(`/item/i1${query}`), requests, sent }
}
const member = { ...asha, id: 'u9' }

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

test("WhatsApp opens with the question, and a member's tap is recorded", async () => {
  const { visitor, sent } = openItem({}, { 'GET /api/auth/user': { body: member } })
  await screen.findByRole('button', { name: 'Your account' })
  const link = await screen.findByRole('link', { name: 'WhatsApp Owner' })
  const url = new URL(link.getAttribute('href')!)
  expect(url.origin + url.pathname).toBe('https://wa.me/+919800000001')
  expect(url.searchParams.get('text')).toBe(
    'Hi Asha Rao, I\'m interested in renting "Honda Activa 6G" for ₹1,250/day. Is it available?'
  )
  await visitor.click(link)
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        itemId: 'i1',
        ownerId: 'u1',
        contacterId: 'u9',
        interactionType: 'whatsapp',
        contactMethod: 'whatsapp',
      },
    ])
  )
})

test("a guest's WhatsApp tap is not recorded, their call is, and the counts are refetched", async () => {
  const counts = vi.fn(() => ({ body: { whatsapp: 0, call: 3, message: 0, total: 3 } }))
  const { visitor, sent } = openItem({}, { 'GET /api/contact-interactions/counts/i1': counts })
  await visitor.click(await screen.findByRole('link', { name: 'WhatsApp Owner' }))
  const call = screen.getByRole('link', { name: 'Call Owner' })
  expect(call.getAttribute('href')).toBe('tel:+919800000001')
  await visitor.click(call)
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
  expect(sent()).toEqual([
    { itemId: 'i1', ownerId: 'u1', interactionType: 'call', contactMethod: 'phone' },
  ])
})

test('without a phone number WhatsApp shows a message and Call is replaced by text', async () => {
  const { visitor } = openItem({ contactPhone: null, owner: { ...bike.owner, phone: null } })
  await visitor.click(await screen.findByRole('button', { name: 'WhatsApp Owner' }))
  expect(await screen.findByText('WhatsApp not available')).toBeTruthy()
  expect(
    screen.getByText('Contact information not available. Please use the messaging system.')
  ).toBeTruthy()
  const chat = new URL(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')!)
  expect(chat.origin + chat.pathname).toBe('https://wa.me/')
  expect(chat.searchParams.get('text')).toBe(
    'Hi Asha Rao, I\'m interested in renting "Honda Activa 6G" for ₹1,250/day. Is it available?'
  )
  expect(screen.getByRole('link', { name: 'Message Owner' }).className).toContain('bg-primary ')
  expect(screen.queryByText('Call Owner')).toBeNull()
  expect(screen.getByText('Phone contact not available. Use messaging below.')).toBeTruthy()
})

test('a partial item from a list does not show a missing phone number before it is loaded', async () => {
  const listed = { ...bike, contactPhone: null, owner: { ...bike.owner, phone: null } }
  const whole = Promise.withResolvers<{ body: object }>()
  stubRequests({
    'GET /api/items': { body: [listed] },
    'GET /api/items/i1': () => whole.promise,
  })
  const { visitor } = renderApp('/search')
  await visitor.click(await screen.findByRole('link', { name: 'Honda Activa 6G' }))
  const call = await screen.findByRole('button', { name: 'Call Owner' })
  expect(call.hasAttribute('disabled')).toBe(true)
  expect(screen.queryByText('Phone contact not available. Use messaging below.')).toBeNull()
  whole.resolve({ body: { ...listed, owner: { ...bike.owner, phone: '+919800000009' } } })
  const link = await screen.findByRole('link', { name: 'Call Owner' })
  expect(link.getAttribute('href')).toBe('tel:+919800000009')
})

test('a phone number without a digit has no call link', async () => {
  const { visitor } = openItem({ contactPhone: 'ask me' })
  await visitor.click(await screen.findByRole('button', { name: 'Call Owner' }))
  expect(await screen.findByText('Phone number not available')).toBeTruthy()
})

test('a line under the contact buttons says what the owner gets to see', async () => {
  openItem()
  expect(
    await screen.findByText(
      "If you're logged in, we also share your name, email and phone number with Asha Rao."
    )
  ).toBeTruthy()
})

test('Message Owner links to the contact page with the owner and the item', async () => {
  openItem({ title: 'Bed & mattress' })
  const link = await screen.findByRole('link', { name: 'Message Owner' })
  expect(link.getAttribute('href')).toBe('/contact/i1?owner=Asha+Rao&item=Bed+%26+mattress')
})

test('Message Owner takes the chosen days to the contact page, without a booking request', async () => {
  openItem({}, {}, '?startDate=2099-12-03&endDate=2099-12-06')
  const link = await screen.findByRole('link', { name: 'Message Owner' })
  const { searchParams } = new URL(link.getAttribute('href')!, window.location.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    startDate: '2099-12-03',
    endDate: '2099-12-06',
  })
  expect(searchParams.has('intent')).toBe(false)
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
  ['the owner', asha, []],
  ['a renter', member, ['WhatsApp Owner', 'Message Owner', 'Request Booking', 'Book your dates']],
] as const)(
  '%s reaches nothing that is for renters while the account is loading',
  async (...row) => {
    const [, user, reached] = row
    const account = Promise.withResolvers<{ body: unknown }>()
    openItem({}, { 'GET /api/auth/user': () => account.promise })
    await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })
    const forRenters = () =>
      ['WhatsApp Owner', 'Message Owner', 'Request Booking', 'Book your dates'].filter((text) =>
        screen.queryAllByText(text).some((element) => !element.closest('[inert]'))
      )
    const days = () => screen.getByRole('grid').closest('[inert]')
    expect(forRenters()).toEqual([])
    expect(days()).toBeTruthy()
    expect(screen.queryByText('This is your listing')).toBeNull()
    account.resolve({ body: user })
    await screen.findByRole('button', { name: 'Your account' })
    expect(forRenters()).toEqual(reached)
    expect(days()).toBeNull()
  }
)

test('a guest reaches the calendar and the contact buttons at once', async () => {
  openItem({}, { 'GET /api/auth/user': () => new Promise(() => {}) })
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=0`
  const message = await screen.findByRole('link', { name: 'Message Owner' })
  expect(message.closest('[inert]')).toBeNull()
  expect(screen.getByRole('grid').closest('[inert]')).toBeNull()
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

test('selected days survive navigating to the contact page and back', async () => {
  stubRequests({ 'GET /api/items/i1': { body: bike } })
  const { router, visitor } = renderApp('/item/i1?startDate=2099-01-05&endDate=2099-01-08')
  const link = await screen.findByRole('link', { name: 'Request Booking' })
  expect(link.getAttribute('href')).toContain('startDate=2099-01-05&endDate=2099-01-08')
  await visitor.click(screen.getByRole('button', { name: /\b20 January 2099/ }))
  expect(router.state.location.search).toBe('?startDate=2099-01-20')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each(['startDate=2020-01-05&endDate=2020-01-08', 'startDate=2099-02-31', 'startDate=x'])(
  'invalid days are not selected: %s',
  async (query) => {
    stubRequests({ 'GET /api/items/i1': { body: bike } })
    renderApp(`/item/i1?${query}`)
    expect(await screen.findAllByText('Choose a day')).toHaveLength(2)
  }
)

test('an item opened from a list by days has the days selected in its calendar, and its request has the pieces', async () => {
  const several = { ...bike, quantity: 3 }
  stubRequests({
    'GET /api/items?from=2099-01-05&to=2099-01-08&units=2': { body: [several] },
    'GET /api/items/i1': { body: several },
  })
  const { visitor } = renderApp('/search?from=2099-01-05&to=2099-01-08&units=2')
  await visitor.click(await screen.findByRole('link', { name: 'Honda Activa 6G' }))
  expect(
    await screen.findByRole('button', { name: / 8 January 2099, selected as end$/ })
  ).toBeTruthy()
  const start = / 5 January 2099, selected as start$/
  expect(screen.getByRole('button', { name: start })).toBeTruthy()
  expect(screen.getAllByText('₹7,500'), 'in the summary and in the bar').toHaveLength(2)
  expect(screen.getByText(', 2 pieces').parentElement?.textContent).toBe('3 days, 2 pieces')
  await visitor.click(screen.getByRole('link', { name: 'Request Booking' }))
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('status').textContent).toBe('2')
})

test.each([
  ['units=2', 3, '2'],
  ['units=10', 3, '3'],
  ['units=10', 1, null],
  ['', 3, null],
])('the request of an item with %j of %i pieces is for %j', async (query, quantity, units) => {
  openItem({ quantity }, {}, `?startDate=2099-01-05&endDate=2099-01-08&${query}`)
  const link = await screen.findByRole('link', { name: 'Request Booking' })
  const requested = new URL(link.getAttribute('href')!, 'https://saajha.test').searchParams
  expect(requested.get('units')).toBe(units)
})

/** Opens an item of twenty pieces, of which some are left on 6 and 7 January 2099, with these days and pieces chosen. */
async function openPieces(query: string, terms: object = {}) {
  const from = todayInIndia()
  const calendar: ItemCalendar = {
    quantity: 20,
    booked: ['2099-01-09'],
    unavailable: [],
    free: { '2099-01-06': 3, '2099-01-07': 1 },
  }
  const request = `GET /api/items/i1/calendar?from=${from}&to=${daysAfter(from, 366)}`
  const app = openItem({ quantity: 20, ...terms }, { [request]: { body: calendar } }, query)
  await screen.findByRole('button', { name: /\b9 January 2099, booked$/ })
  const pieces = within(screen.getByRole('group', { name: 'Pieces' }))
  const more = pieces.getByRole('button', { name: 'One piece more' })
  const fewer = pieces.getByRole('button', { name: 'One piece less' })
  return { ...app, pieces, more, fewer, chosen: () => pieces.getByRole('status').textContent }
}
const day = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`\\b${number} January 2099,`) })

test('days with fewer pieces left than are chosen are booked in the calendar', async () => {
  const { visitor, more } = await openPieces('?startDate=2099-01-05')
  expect(day(7)).toHaveProperty('disabled', false)
  await visitor.click(more)
  expect(day(7)).toHaveProperty('disabled', true)
  expect(day(7).getAttribute('aria-label')).toMatch(/, booked$/)
  expect(day(6)).toHaveProperty('disabled', false)
  await visitor.click(more)
  expect(day(6)).toHaveProperty('disabled', false)
  await visitor.click(more)
  expect(day(6)).toHaveProperty('disabled', true)
})

test('the pieces of a request end at those that are left on each of the chosen days', async () => {
  const { visitor, pieces, more } = await openPieces('?startDate=2099-01-05&endDate=2099-01-06')
  pieces.getByText('3 left on these days')
  await visitor.click(more)
  expect(more).toHaveProperty('disabled', false)
  await visitor.click(more)
  expect(more).toHaveProperty('disabled', true)
})

test('the pieces that are left include those of the days between rentals', async () => {
  const query = '?startDate=2099-01-05&endDate=2099-01-05&units=2'
  const { pieces, more } = await openPieces(query, { bufferDays: 1 })
  pieces.getByText('3 left on these days')
  expect(more).toHaveProperty('disabled', false)
})

test('a URL with more pieces than are left requests those that are left', async () => {
  const { more, chosen } = await openPieces('?startDate=2099-01-05&endDate=2099-01-06&units=9')
  expect(chosen()).toBe('3')
  expect(more).toHaveProperty('disabled', true)
  const link = screen.getByRole('link', { name: 'Request Booking' })
  expect(link.getAttribute('href')).toMatch(/&units=3&/)
})

test('days on which no piece is left are not requested', async () => {
  await openPieces('?startDate=2099-01-08&endDate=2099-01-10')
  expect(screen.queryByRole('link', { name: /^(Request Booking|Book These Dates)$/ })).toBeNull()
  expect(screen.getByText('These dates are no longer free. Choose others.')).toBeTruthy()
})

test('the pieces of days without a booking end at all that the owner has', async () => {
  const { pieces, more } = await openPieces('?startDate=2099-01-08&endDate=2099-01-08&units=20')
  pieces.getByText('of 20')
  expect(more).toHaveProperty('disabled', true)
})

test('pieces are typed, at most those that are left', async () => {
  const { visitor, pieces, chosen } = await openPieces('?startDate=2099-01-08&endDate=2099-01-08')
  const field = pieces.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' })
  await visitor.clear(field)
  expect(chosen()).toBe('1')
  await visitor.type(field, '१२')
  expect(chosen()).toBe('12')
  await visitor.clear(field)
  await visitor.type(field, '50')
  await visitor.tab()
  expect(field.value).toBe('20')
  expect(chosen()).toBe('20')
})

test('two quick taps choose two more pieces', async () => {
  const { more, chosen } = await openPieces('?startDate=2099-01-05')
  // Outside of act(), which would finish every render between the taps, as no browser does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  more.click()
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  more.click()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await waitFor(() => expect(chosen()).toBe('3'))
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

test('Try Again refetches an item that failed to load', async () => {
  const responses = [{ status: 500 }, { body: bike }]
  const { visitor } = openItem({}, { 'GET /api/items/i1': () => responses.shift()! })
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })).toBeTruthy()
})

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

test.each([
  ['+919800000001', ['+91 98000 00001']],
  [null, []],
])('an owner whose phone is %j is shown with the numbers %j', async (phone, shown) => {
  openItem({ contactPhone: phone, owner: { ...bike.owner, phone: null } })
  await screen.findByText('Asha Rao')
  expect(screen.queryAllByText(/^\+91/).map(({ textContent }) => textContent)).toEqual(shown)
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

test('an opened similar listing shows its first picture', async () => {
  const similar = { ...bike, id: 'i2', title: 'Hero Splendor' }
  const { visitor } = openItem(
    {},
    {
      [SIMILAR]: { body: [similar] },
      'GET /api/items/i2': { body: similar },
      'GET /api/items/i2/similar?limit=6': { body: [] },
    }
  )
  const opener = await screen.findByRole('button', { name: 'Enlarge picture 1 of 3' })
  const strip = opener.closest('ul')!
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 360 } })
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await visitor.click(await screen.findByRole('link', { name: 'Hero Splendor' }))
  await screen.findByRole('heading', { level: 1, name: 'Hero Splendor' })
  expect(screen.getByText('1 of 3')).toBeTruthy()
})

test('an unavailable item can be written about but not booked', async () => {
  openItem({ isAvailable: false })
  expect(await screen.findByText('Not available now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Message Owner' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByText('Request Booking')).toBeNull()
  expect(screen.queryByText('Choose Dates')).toBeNull()
})

test('the first photo of an item is requested whole, and others in the size of their slots', async () => {
  openItem({ imageUrls: ['/media/a/full.webp', '/media/b/full.webp'] })
  const [first, second] = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  const candidates = (button: HTMLElement | undefined) => {
    const { src, srcset } = button!.querySelector('img')!
    return [new URL(src).pathname, srcset]
  }
  expect(candidates(first)).toEqual([
    '/media/a/full.webp',
    '/media/a/medium.webp 800w, /media/a/full.webp 1600w',
  ])
  expect(candidates(second)).toEqual([
    '/media/b/card.webp',
    '/media/b/card.webp 640w, /media/b/medium.webp 800w, /media/b/full.webp 1600w',
  ])
})

test('the poster of a video covers its frame until the video plays', async () => {
  openItem({ imageUrls: ['/media/a/full.webp'], videoUrl: '/media/v/video.mp4' })
  const video = await screen.findByLabelText(/^Video of/)
  expect(video.classList.contains('object-cover')).toBe(true)
  fireEvent.play(video)
  expect(video.classList.contains('object-contain')).toBe(true)
})

test('a swipeable strip shows every photo beside a video, and no dots over the video', async () => {
  const imageUrls = ['a', 'b', 'c', 'd', 'e'].map((name) => `/media/${name}/full.webp`)
  openItem({ imageUrls, videoUrl: '/media/v/video.mp4' })
  const pictures = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  expect(pictures).toHaveLength(5)
  const strip = pictures[0]!.closest('ul')!
  expect(strip.children).toHaveLength(6)
  expect(strip.children[0]?.querySelector('video')).toBeTruthy()
  expect(screen.queryByText('1 of 6')).toBeNull()
  const dots = () => strip.parentElement!.querySelectorAll('.rounded-full.h-2')
  expect(dots()).toHaveLength(0)
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 360 } })
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 6')).toBeTruthy()
  expect(dots()).toHaveLength(6)
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
