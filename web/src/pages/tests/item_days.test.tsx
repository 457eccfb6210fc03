import type { ItemCalendar } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { openItem } from '@/pages/tests/open_item'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2098-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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
