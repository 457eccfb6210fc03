import type { Booking } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { received } from '@/tests/booking'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

afterEach(() => void vi.useRealTimers())

const REQUESTS = 'GET /api/bookings?as=owner&state=requested&limit=100'
const alone: Booking = { ...received, overlapping: 0 }

/** Opens the notification of a request on a server that stores each step of its booking. */
function open(request: Booking | null, changes: Partial<Notification> = {}) {
  let stored = request
  const steps: object[] = []
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': {
      body: [{ ...bookingNotice, bookingId: 'b1', conversationId: 'k1', ...changes }],
    },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 4 } },
    'PUT /api/notifications/n1/read': { body: { count: 0, version: 5 } },
    [REQUESTS]: () => ({ body: stored ? [stored] : [] }),
    'PUT /api/bookings/b1': ({ body }) => {
      const step = JSON.parse(body as string) as { state: Booking['state'] }
      steps.push(step)
      stored = null
      return { body: { ...request!, state: step.state, may: [], overlapping: null } }
    },
  })
  return { ...renderApp('/dashboard?tab=notifications'), steps }
}

const button = (name: string) => screen.findByRole('button', { name })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull())

test('a request is accepted on its notification with one press', async () => {
  const { visitor, steps, router } = open(alone)
  await visitor.click(await button('Accept ₹1,350'))
  await gone()
  expect(steps).toEqual([{ state: 'accepted' }])
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(screen.getByRole('link', { name: 'Reply' })).toBeTruthy()
})

test.each<[string, Partial<Booking>, string]>([
  ['declines others', { overlapping: 1 }, 'Accept ₹1,350'],
  ['needs a total', { overlapping: 0, quotedTotal: null }, 'Accept'],
])('to accept asks if it %s', async (_, changes, name) => {
  const { visitor, steps } = open({ ...alone, ...changes })
  await visitor.click(await button(name))
  const question = within(await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' }))
  expect(steps).toEqual([])
  await visitor.click(question.getByRole('button', { name: 'Accept Request' }))
  await gone()
  expect(steps).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a request is declined with a reason, and a press in the question does not open the item', async () => {
  const { visitor, steps, router } = open(alone)
  await visitor.click(await button('Decline'))
  const question = within(await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' }))
  await visitor.click(question.getByText("The dates don't suit me"))
  expect(router.state.location.pathname).toBe('/dashboard')
  await visitor.click(question.getByRole('button', { name: 'Decline Request' }))
  await gone()
  expect(steps).toEqual([{ state: 'declined', reason: 'dates' }])
})

test.each([
  ['2026-12-03T12:30:00.000Z', 'Answer by 6:00 pm today.'],
  ['2026-12-04T04:30:00.000Z', 'Answer by 10:00 am tomorrow.'],
  ['2026-12-05T04:30:00.000Z', 'Answer by 5 Dec, 10:00 am.'],
])('a request to be answered by %s says on 3 December: %s', async (answerBy, text) => {
  vi.useFakeTimers({ now: new Date('2026-12-03T06:00:00Z'), toFake: ['Date'] })
  open({ ...alone, answerBy })
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each(['WhatsApp Ravi', 'Call Ravi Iyer: +91 98123 45678'])(
  'after %s the notification asks to accept, and an email does not',
  async (name) => {
    const { visitor } = open(alone)
    await button('Decline')
    const asked = () => screen.queryByText('Agreed? Accept, so that nobody else gets these days.')
    for (const link of screen.getAllByRole('link', { name: /Ravi/ }))
      link.addEventListener('click', (event) => event.preventDefault())
    await visitor.click(screen.getByRole('link', { name: 'Email Ravi Iyer: ravi@example.in' }))
    expect(asked()).toBeNull()
    await visitor.click(screen.getByRole('link', { name }))
    expect(asked()).toBeTruthy()
  }
)

test('Accept is the only filled button of an open request', async () => {
  open(alone)
  const accept = await button('Accept ₹1,350')
  const filled = [...accept.closest('li')!.querySelectorAll('a, button')].filter(({ classList }) =>
    classList.contains('bg-primary')
  )
  expect(filled).toEqual([accept])
})

test('a request that is answered already offers neither Accept nor Decline', async () => {
  const { queryClient } = open(null)
  await screen.findByRole('link', { name: 'Reply' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: /^(Accept|Decline)/ })).toBeNull()
})

const FRAUD = 'Scan this QR code and enter your UPI PIN to receive the advance'

test('a message that looks like a fraud has the warning in its notification, with Report and Block', async () => {
  const blocked = vi.fn(() => ({ status: 204 }))
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': {
      body: [{ ...bookingNotice, type: 'message', startDate: null, message: FRAUD }],
    },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 4 } },
    'PUT /api/blocks/u2': blocked,
  })
  const { visitor, router } = renderApp('/dashboard?tab=notifications')
  const warning = within(await screen.findByRole('note'))
  expect(warning.getByText(/never need it to receive/)).toBeTruthy()
  await visitor.click(warning.getByRole('button', { name: 'Report' }))
  const report = within(await screen.findByRole('dialog', { name: 'Report this member' }))
  await visitor.click(report.getByRole('button', { name: 'Close' }))
  await visitor.click(warning.getByRole('button', { name: 'Block' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Ravi Iyer?' }))
  await visitor.click(question.getByRole('button', { name: 'Block' }))
  expect(await warning.findByText("You've blocked Ravi.")).toBeTruthy()
  expect(blocked).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('the texts that the system writes have no warning', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': {
      body: [{ ...bookingNotice, type: 'booking_accepted', message: FRAUD }],
    },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 4 } },
  })
  const { queryClient } = renderApp('/dashboard?tab=notifications')
  await screen.findByText(FRAUD)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('Be careful')).toBeNull()
})
