import type { Booking } from '@saajha/contract/booking'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { camera } from '@/tests/camera'
import { received } from '@/tests/booking'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const drum = { ...camera, id: 'i2', title: 'Dhol' }

/** Opens the dashboard of an owner of two listings with these requests. */
async function open(requests: Booking[]) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/user/items/hidden': { body: [] },
    'GET /api/user/items/activity': { body: { firstDay: '2026-10-23', items: [] } },
    [`GET /api/items?ownerId=${asha.id}&limit=100`]: { body: [camera, drum] },
    'GET /api/bookings?as=owner&state=requested&limit=100': { body: requests },
  })
  renderApp('/dashboard')
  const list = await screen.findByRole('list', { name: 'My Listings' })
  return within(list).getAllByRole('listitem')
}

test('a listing with open requests links to them with their number', async () => {
  const [withTwo, withOne] = await open([
    { ...received, id: 'b3', itemId: 'i2' },
    { ...received, id: 'b2' },
    received,
  ])
  const two = await within(withTwo!).findByRole('link', { name: '2 requests' })
  expect(two.getAttribute('href')).toBe('/item/i1#requests')
  const one = within(withOne!).getByRole('link', { name: '1 request' })
  expect(one.getAttribute('href')).toBe('/item/i2#requests')
})

test('a listing without open requests links to none', async () => {
  const [, withoutAny] = await open([received])
  await screen.findByRole('link', { name: '1 request' })
  expect(within(withoutAny!).queryByRole('link', { name: /request/ })).toBeNull()
})
