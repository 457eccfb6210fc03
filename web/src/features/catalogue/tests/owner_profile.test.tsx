import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { camera } from '@/tests/camera'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const OWNER = {
  id: 'u9',
  fullName: 'Asha Rao',
  location: 'Nagpur, Maharashtra',
  profileImageUrl: null,
  isVerified: true,
  createdAt: '2025-03-02T06:00:00.000Z',
}
const LIST = 'GET /api/items?ownerId=u9&limit=24'

test('the page of an owner says how reliable they are, and shows their listings', async () => {
  stubRequests({
    'GET /api/users/u9': {
      body: {
        ...OWNER,
        rating: 4.67,
        reviewCount: 3,
        completedRentals: 12,
        cancelledShare: 0.083,
        responseMinutes: 120,
        responseShare: 0.9,
      },
    },
    [LIST]: { body: [camera] },
    'GET /api/users/u9/reviews': { body: [] },
  })
  renderApp('/search?owner=u9')
  expect(await screen.findByRole('heading', { level: 1, name: /Asha Rao/ })).toBeTruthy()
  for (const fact of [
    'Member since 2 Mar 2025',
    'Usually answers within 2 hours',
    '12 rentals',
    'Cancelled 8% of bookings',
    '(3 reviews)',
  ])
    expect(screen.getByText(fact), fact).toBeTruthy()
  const listings = within(screen.getByRole('region', { name: 'Listings of Asha Rao' }))
  expect(await listings.findByRole('link', { name: camera.title })).toBeTruthy()
})

test('the page of a new owner claims nothing', async () => {
  stubRequests({
    'GET /api/users/u9': { body: { ...OWNER, rating: null, reviewCount: 0, cancelledShare: null } },
    [LIST]: { body: [] },
  })
  renderApp('/search?owner=u9')
  expect(await screen.findByText('Nothing is listed right now.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Member since 2 Mar 2025'
  )
  expect(screen.queryByText(/answers|rental|Cancelled|4\.9/)).toBeNull()
})

test('the page of an owner who leaves most requests open does not say how soon they answer', async () => {
  stubRequests({
    'GET /api/users/u9': { body: { ...OWNER, responseMinutes: 60, responseShare: 0.1 } },
    [LIST]: { body: [camera] },
  })
  renderApp('/search?owner=u9')
  expect(await screen.findByText('Member since 2 Mar 2025')).toBeTruthy()
  expect(screen.queryByText(/answers/)).toBeNull()
})

test('an unknown owner has an empty page with a way on', async () => {
  stubRequests({
    'GET /api/users/nobody': { status: 404, body: { code: 'memberNotFound', message: 'No' } },
  })
  renderApp('/search?owner=nobody')
  expect(await screen.findByText("We couldn't find this member.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse all items' })).toBeTruthy()
})
