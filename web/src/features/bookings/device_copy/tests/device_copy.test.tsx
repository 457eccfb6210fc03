import type { Booking } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { Handover } from '@saajha/contract/handover'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { reportUnauthorized } from '@/lib/session/unauthorized'
import { parseSavedBookings, saveBookings, storedBookings } from '@/lib/session/saved_bookings'
import { received, requested } from '@/tests/booking'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('@/lib/session/leave_to', () => ({ leaveTo, reloadPage: vi.fn() }))

const ravi = { ...asha, id: 'u2', username: 'ravi', fullName: 'Ravi Iyer' }
const today = todayInIndia()
const accepted: Booking = {
  ...requested,
  state: 'accepted',
  startDate: today,
  endDate: daysAfter(today, 2),
  agreedTotal: '1300.00',
  collectAt: '10:00',
  nextOn: today,
  meeting: { text: 'Gate 2 at ten', by: 'owner', at: '2026-11-28T04:30:00.000Z' },
}
const handover: Handover = {
  records: [],
  mayRecord: ['start'],
  code: { stage: 'start', digits: '6179' },
}

/** What the API says to Ravi, who rents from Asha, about one accepted booking. */
function stubRental(
  bookings: Booking[] = [accepted],
  responses: Parameters<typeof stubRequests>[0] = {}
) {
  stubRequests({
    'GET /api/auth/user': { body: ravi },
    'GET /api/bookings/counts': { body: { waiting: 0, sides: ['renter'] } },
    'GET /api/bookings?state=accepted': { body: bookings },
    'GET /api/bookings?state=active': { body: [] },
    'GET /api/bookings/b1': { body: { ...accepted, phone: '+919800000001' } },
    'GET /api/bookings/b1/handover': { body: handover },
    ...responses,
  })
}

/** Opens the bookings while the server cannot be reached, in a browser that may have a session. */
function openWithoutNetwork() {
  cleanup()
  stubRequests({ 'GET /api/auth/user': { status: 503 } })
  return renderApp('/dashboard?show=bookings')
}

async function keep() {
  stubRental()
  const app = renderApp('/no-such-page')
  await waitFor(() => expect(storedBookings()).toContain('6179'))
  return app
}

test('a member without a network sees what they need where they meet: code, phone, place, days and total', async () => {
  await keep()
  openWithoutNetwork()
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByText('6179')).toBeTruthy()
  expect(card.getByText('Gate 2 at ten')).toBeTruthy()
  expect(card.getByText(/₹1,300 · Deposit ₹5,000/)).toBeTruthy()
  const call = card.getByRole('link', { name: /Asha/ })
  expect(call.getAttribute('href')).toBe('tel:+919800000001')
  // A number that breaks between its digits is hard to read.
  expect(call.textContent).toContain('+91\u00a098000\u00a000001')
  expect(screen.getByText(/Saved on this device/)).toBeTruthy()
})

test('the home page says what is due today, with the renter’s code', async () => {
  await keep()
  cleanup()
  stubRental()
  renderApp('/')
  const due = within(await screen.findByRole('list', { name: 'Today' }))
  const link = due.getByRole('link')
  expect(link.textContent).toBe('Today: collect Canon EOS R6code 6179')
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
})

test.each([
  ['renter', 'You were to collect Canon EOS R6code 6179'],
  ['owner', 'Asha was to collect Canon EOS R6code 6179'],
] as const)(
  'the home page says of a collection of an earlier day that it was due, to the %s',
  async (side, sentence) => {
    stubRequests({ 'GET /api/auth/user': { body: ravi } })
    saveBookings(ravi.id, [{ ...savedFor(daysAfter(today, -1)), side }])
    renderApp('/')
    const due = within(await screen.findByRole('list', { name: 'Today' }))
    expect(due.getByRole('link').textContent).toBe(sentence)
  }
)

test('the home page says nothing of a booking that begins tomorrow', async () => {
  stubRequests({ 'GET /api/auth/user': { body: ravi } })
  const later = { ...savedFor(daysAfter(today, 1)), id: 'b2', itemTitle: 'Tent' }
  saveBookings(ravi.id, [savedFor(today), later])
  renderApp('/')
  const due = within(await screen.findByRole('list', { name: 'Today' }))
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today: collect Canon EOS R6code 6179',
  ])
})

test('the home page counts what else is due today, with a link to the bookings', async () => {
  stubRequests({ 'GET /api/auth/user': { body: ravi } })
  const other = { ...savedFor(today), id: 'b2', itemTitle: 'Tent' }
  saveBookings(ravi.id, [savedFor(today), other])
  renderApp('/')
  const due = within(await screen.findByRole('list', { name: 'Today' }))
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today: collect Canon EOS R6code 6179',
    '+1',
  ])
  expect(due.getByRole('link', { name: '+1 more today' }).getAttribute('href')).toBe(
    '/dashboard?show=bookings'
  )
})

test('another member of the same browser neither sees nor keeps a member’s bookings', async () => {
  await keep()
  cleanup()
  // Nothing else tells that the member has no bookings.
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  renderApp('/')
  await waitFor(() => expect(storedBookings()).toBeNull())
  expect(screen.queryByRole('list', { name: 'Today' })).toBeNull()
})

test('bookings leave the device when they are completed or cancelled', async () => {
  const { queryClient } = await keep()
  stubRental([])
  await queryClient.invalidateQueries({ queryKey: ['/api/bookings'] })
  await waitFor(() => expect(storedBookings()).toBeNull())
})

test('bookings leave the device when the member signs out', async () => {
  const { visitor } = await keep()
  let left: string | null = 'not yet'
  leaveTo.mockImplementation(() => (left = storedBookings()))
  await visitor.click(await screen.findByRole('button', { name: /Your account/ }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  expect(left).toBeNull()
})

test('bookings leave the device when the session has ended', async () => {
  await keep()
  stubRequests({ 'GET /api/auth/user': { status: 401 } })
  reportUnauthorized()
  await waitFor(() => expect(storedBookings()).toBeNull())
})

test('a page that learns only when it loads that the session has ended shows none', async () => {
  await keep()
  cleanup()
  let respond = (_: { status: number }) => {}
  stubRequests({ 'GET /api/auth/user': () => new Promise((resolve) => (respond = resolve)) })
  renderApp('/')
  await screen.findByRole('main')
  expect(screen.queryByText(/6179/)).toBeNull()
  respond({ status: 401 })
  await waitFor(() => expect(storedBookings()).toBeNull())
  expect(screen.queryByText(/6179/)).toBeNull()
})

test('bookings that cannot be loaded are not shown from the device after another tab ended the session', async () => {
  stubRequests({ 'GET /api/auth/user': { body: ravi } })
  saveBookings(ravi.id, [savedFor(today)])
  const { router } = renderApp('/')
  await screen.findByRole('list', { name: 'Today' })
  // Removes the cookie of the session.
  stubRequests()
  await act(() => router.navigate('/dashboard?show=bookings'))
  expect(await screen.findByText("We couldn't load your bookings")).toBeTruthy()
  expect(screen.queryByText('6179')).toBeNull()
})

test('bookings leave the device of a browser without a session, and after 30 days', async () => {
  saveBookings(ravi.id, [savedFor(today)])
  stubRequests()
  renderApp('/')
  await waitFor(() => expect(storedBookings()).toBeNull())
  cleanup()

  vi.setSystemTime(Date.now() - 31 * 24 * 60 * 60 * 1000)
  saveBookings(ravi.id, [savedFor(today)])
  vi.useRealTimers()
  openWithoutNetwork()
  await waitFor(() => expect(storedBookings()).toBeNull())
})

test('a code that is locked leaves the device', async () => {
  const { queryClient } = await keep()
  const code = { ...handover.code!, isLocked: true }
  act(
    () => void queryClient.setQueryData([...BOOKINGS_KEY, 'b1', 'handover'], { ...handover, code })
  )
  await waitFor(() => expect(storedBookings()).not.toContain('6179'))
  expect(storedBookings()).toContain('Canon EOS R6')
})

test('the five bookings are kept whose collection or return comes next', async () => {
  const { nextOn: _, ...booking } = accepted
  const coming = [1, 2, 3, 4, 5, 6].map((day) => ({
    ...booking,
    id: `b${day}`,
    startDate: daysAfter(today, day),
    endDate: daysAfter(today, day),
  }))
  const returned = {
    ...booking,
    id: 'b7',
    state: 'active',
    startDate: daysAfter(today, -1),
    endDate: daysAfter(today, 7),
  } as const
  const reads = [...coming, returned].flatMap((each) => [
    [`GET /api/bookings/${each.id}`, { body: each }],
    [`GET /api/bookings/${each.id}/handover`, { body: handover }],
  ])
  stubRental([...coming].reverse(), {
    ...Object.fromEntries(reads),
    'GET /api/bookings?state=active': { body: [returned] },
  })
  renderApp('/no-such-page')
  const kept = () => parseSavedBookings(storedBookings())?.bookings.map(({ id }) => id)
  await waitFor(() => expect(kept()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']))
})

test('an owner’s device keeps no code', async () => {
  const ofAsha = { ...accepted, renter: received.renter }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/bookings/counts': { body: { waiting: 0, sides: ['owner'] } },
    'GET /api/bookings?state=accepted': { body: [ofAsha] },
    'GET /api/bookings?state=active': { body: [] },
    'GET /api/bookings/b1': { body: ofAsha },
  })
  renderApp('/no-such-page')
  await waitFor(() => expect(storedBookings()).toContain('"code":null'))
  expect(storedBookings()).toContain('"name":"Ravi"')
})

function savedFor(nextOn: string) {
  const { id, itemId, itemTitle, conversationId, state, startDate, endDate, units } = accepted
  const booking = { id, itemId, itemTitle, conversationId, state, startDate, endDate, units }
  const times = { collectAt: null, returnAt: null, deposit: null, meeting: null, phone: null }
  return {
    ...booking,
    ...times,
    side: 'renter' as const,
    name: 'Asha',
    total: null,
    code: '6179',
    nextOn,
  }
}
