import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { latestOf, sentContact } from '@/tests/sent_contact'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T06:02:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const LATEST = 'GET /api/contact-interactions/latest/i1'
const booked = { intent: 'booking', startDate: '2026-11-28', endDate: '2026-11-29' } as const
const ravi = { ...asha, id: 'u2', fullName: 'Ravi Iyer' }

function open(path: string, responses: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: ravi },
    'GET /api/items/i1': { body: camera },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    ...responses,
  })
  const reads = () =>
    requests.mock.calls.filter(([url]) => `GET ${url as string}` === LATEST).length
  return { ...renderApp(path), reads }
}

test('the item page shows the days that the member last asked for and since when', async () => {
  open('/item/i1', { [LATEST]: { body: { contact: latestOf({ ...sentContact, ...booked }) } } })
  const line = await screen.findByText(/^You asked for/)
  expect(line.closest('p')!.textContent).toBe('You asked for 28–29 Nov · 2 min ago')
  const time = screen.getByText('2 min ago')
  expect(time.getAttribute('datetime')).toBe('2026-11-20T06:00:00.000Z')
  expect(time.getAttribute('title')).toBe('20 Nov 2026, 11:30 am')
  const again = screen.getByRole('link', { name: 'Write again' })
  expect(again.getAttribute('href')).toBe('/contact/i1?owner=Asha+Rao&item=Canon+EOS+R6')
})

test('the item page names the owner to whom the member last wrote', async () => {
  open('/item/i1', { [LATEST]: { body: { contact: latestOf(sentContact) } } })
  const line = await screen.findByText(/^You wrote to/)
  expect(line.closest('p')!.textContent).toBe('You wrote to Asha Rao · 2 min ago')
})

test('an item that the member has not written about shows no line', async () => {
  const read = Promise.withResolvers<{ body: unknown }>()
  open('/item/i1', { [LATEST]: () => read.promise })
  await screen.findByRole('link', { name: 'Message Owner' })
  await act(async () => read.resolve({ body: { contact: null } }))
  expect(screen.queryByRole('link', { name: 'Write again' })).toBeNull()
})

test.each([
  ['a guest', { 'GET /api/auth/user': { status: 401 } }],
  ['the owner', { 'GET /api/auth/user': { body: asha } }],
])('%s does not request a latest message', async (_, session) => {
  const { reads } = open('/item/i1', session)
  await screen.findByText(/^(Message Owner|Edit Listing)$/)
  expect(reads()).toBe(0)
})

test('a sent request is on the contact page and the item page at once', async () => {
  const { visitor, router, reads } = open(
    '/contact/i1?intent=booking&startDate=2026-11-28&endDate=2026-11-29',
    {
      [LATEST]: { body: { contact: null } },
      'POST /api/contact-interactions': { status: 201, body: { ...sentContact, ...booked } },
    }
  )
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'Send Message' }))
  await visitor.click(await screen.findByRole('button', { name: 'Write another message' }))
  expect(screen.getByText(/^You asked for 28–29 Nov/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Write again' })).toBeNull()
  await act(() => router.navigate('/item/i1'))
  expect(await screen.findByText(/^You asked for 28–29 Nov/)).toBeTruthy()
  expect(reads()).toBe(1)
})
