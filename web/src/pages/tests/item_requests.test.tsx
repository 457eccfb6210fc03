import type { Booking, ItemCalendar } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { camera } from '@/tests/camera'
import { received, withNext } from '@/tests/booking'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

afterEach(() => void vi.restoreAllMocks())

const REQUESTS = 'GET /api/bookings?as=owner&state=requested&itemId=i1&limit=100'
const today = todayInIndia()
const CALENDAR = `GET /api/items/i1/calendar?from=${today}&to=${daysAfter(today, 366)}`
const ravi = { ...asha, id: 'u2' }

const ofRavi: Booking = { ...received, overlapping: 1 }
const ofMeera: Booking = {
  ...received,
  id: 'b2',
  conversationId: 'k2',
  renter: { ...received.renter!, fullName: 'Meera Shah', isVerified: true },
}

/** Opens the listing on a server with requests, the newest first, that accepts the one of Ravi. */
function open(user: object, requests: Booking[], path = '/item/i1') {
  let stored = requests
  const fetched = stubRequests({
    'GET /api/auth/user': { body: user },
    'GET /api/items/i1': { body: camera },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    'GET /api/conversations?itemId=i1': { body: [] },
    [REQUESTS]: () => ({ body: stored.map(withNext) }),
    [CALENDAR]: () => {
      const isTaken = stored.length < requests.length
      const booked = isTaken ? [today, daysAfter(today, 1)] : []
      return { body: { quantity: 1, booked, unavailable: [], free: {} } satisfies ItemCalendar }
    },
    'PUT /api/bookings/b1': () => {
      stored = stored.filter(({ id }) => id !== 'b1')
      return { body: { ...ofRavi, state: 'accepted', may: ['cancelled'] } }
    },
  })
  const urls = () => fetched.mock.calls.map(([url]) => url as string)
  return { ...renderApp(path), urls }
}

const section = () => screen.findByRole('region', { name: 'Booking Requests' })

test('an owner sees the requests for their listing, the oldest first, with who asks, days, total and deadline', async () => {
  open(asha, [ofMeera, ofRavi])
  const [first, second] = within(await section()).getAllByRole('listitem')
  expect(within(first!).getByText(/^Ravi Iyer rents from you/)).toBeTruthy()
  expect(within(first!).getByText(/3–6 Dec/)).toBeTruthy()
  expect(within(first!).getByText(/3–6 Dec.*₹1,350/)).toBeTruthy()
  expect(first!.textContent).toContain('Answer by 1 Dec')
  expect(within(first!).queryByRole('img', { name: 'Verified' })).toBeNull()
  expect(within(second!).getByText(/^Meera Shah/)).toBeTruthy()
  expect(within(second!).getByRole('img', { name: 'Verified' })).toBeTruthy()
  const conversation = within(second!).getByRole('link', { name: 'Canon EOS R6' })
  expect(conversation.getAttribute('href')).toBe('/contact/i1?with=k2')
})

test('an accepted request leaves the listing’s page, and the focus moves to the others', async () => {
  const { visitor } = open(asha, [ofMeera, ofRavi])
  const [first] = within(await section()).getAllByRole('listitem')
  await visitor.click(within(first!).getByRole('button', { name: 'Accept ₹1,350' }))
  const question = within(await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' }))
  expect(
    question.getByText('If you accept, one other request for these days is declined.')
  ).toBeTruthy()
  await visitor.click(question.getByRole('button', { name: 'Accept Request' }))
  await waitFor(() => expect(screen.queryByText(/^Ravi Iyer/)).toBeNull())
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(1)
  const others = await section()
  await waitFor(() => expect(document.activeElement).toBe(others))
})

test('the calendar of a listing has the days of a request once its owner accepts it', async () => {
  const { visitor } = open(asha, [{ ...ofRavi, overlapping: null }])
  const [request] = within(await section()).getAllByRole('listitem')
  await screen.findAllByRole('button', { name: / 20\d\d, available$/ })
  expect(screen.queryAllByRole('button', { name: /, booked$/ })).toEqual([])
  await visitor.click(within(request!).getByRole('button', { name: 'Accept ₹1,350' }))
  expect(await screen.findAllByRole('button', { name: /, booked$/ })).not.toEqual([])
})

test('a listing without requests has no section for them', async () => {
  const { urls } = open(asha, [])
  await waitFor(() => expect(urls()).toContain(REQUESTS.slice(4)))
  expect(screen.queryByText('Booking Requests')).toBeNull()
})

test('a renter’s page does not load the requests for the listing', async () => {
  const { urls } = open(ravi, [ofRavi])
  await screen.findByRole('link', { name: 'Message Owner' })
  expect(urls()).not.toContain(REQUESTS.slice(4))
})

test('a URL with #requests scrolls to the requests once they are loaded', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  open(asha, [ofRavi], '/item/i1#requests')
  const requests = await section()
  expect(scrollIntoView.mock.contexts).toEqual([requests])
})
