import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { received, requested, withNext } from '@/tests/booking'
import { camera } from '@/tests/camera'
import { message, rented } from '@/tests/conversation'
import { asha } from '@/tests/member'
import { openConversation } from '@/tests/open_conversation'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const network = { isOnline: false, failures: 0 }

beforeEach(() => {
  Object.assign(network, { isOnline: false, failures: 0 })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline)
})
afterEach(() => document.querySelector('meta[name^="code:"]')?.remove())

/** Names the file of a part in the page, as a build does, and returns the stub of its request: it fails without a network. */
function codeOf(part: string): Parameters<typeof stubRequests>[0] {
  const file = `/assets/${part}.js`
  const named = document.createElement('meta')
  Object.assign(named, { name: `code:${part}`, content: file })
  document.head.append(named)
  return {
    [`GET ${file}`]: () => {
      if (!network.isOnline) network.failures++
      return { status: network.isOnline ? 200 : 503 }
    },
  }
}

function comeBack() {
  network.isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
}

test('the requests for a listing whose code failed to load appear when the network is back', async () => {
  stubRequests({
    ...codeOf('own_item'),
    'GET /api/auth/user': { body: asha },
    'GET /api/items/i1': { body: camera },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    'GET /api/conversations?itemId=i1': { body: [] },
    'GET /api/bookings?as=owner&state=requested&itemId=i1&limit=100': {
      body: [withNext(received)],
    },
  })
  renderApp('/item/i1')
  await waitFor(() => expect(network.failures).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Booking Requests' })).toBeNull()
  comeBack()
  expect(await screen.findByRole('region', { name: 'Booking Requests' })).toBeTruthy()
})

test('the free items of a conversation whose code failed to load appear when the network is back', async () => {
  const declined = { state: 'declined', closedBy: 'owner', reason: 'listing_gone' } as const
  const line = { state: 'declined', by: 'owner' } as const
  const { list } = await openConversation({
    conversation: { ...rented, itemCategoryId: 'camera', itemLocation: 'Pune, Maharashtra' },
    messages: [message(1, '', { kind: 'booking', body: null, booking: line })],
    bookings: [{ ...requested, ...declined }],
    responses: {
      ...codeOf('free_items'),
      'GET /api/items?category=camera&from=2099-12-03&to=2099-12-06&units=1&near=Pune%2C+Maharashtra':
        { body: [] },
    },
  })
  await waitFor(() => expect(network.failures).toBeGreaterThan(0))
  expect(list.queryByRole('link', { name: 'Find something similar' })).toBeNull()
  comeBack()
  expect(await list.findByRole('link', { name: 'Find something similar' })).toBeTruthy()
})
