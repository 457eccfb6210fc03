import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const mark = Object.assign(document.createElement('meta'), { name: 'without-placeholder-ratings' })

beforeEach(() => document.head.append(mark))
afterEach(() => mark.remove())

function openDashboard(reviewCount: number) {
  const averageRating = reviewCount > 0 ? 4.5 : 0
  const stats = { totalListings: 1, totalViews: 2, averageRating, reviewCount }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/users/${asha.id}/stats`]: { body: stats },
  })
  renderApp('/dashboard')
}

test('a card without placeholder ratings says New', async () => {
  stubRequests({ 'GET /api/items': { body: [bike] } })
  renderApp('/search')
  expect(await screen.findByText('New')).toBeTruthy()
  expect(screen.queryByText(/^Rated/)).toBeNull()
})

test('a card of an item without reviews shows the rating of an owner with some', async () => {
  const owner = { ...bike.owner, rating: 4.56, reviewCount: 9 }
  stubRequests({ 'GET /api/items': { body: [{ ...bike, rating: null, reviewCount: 0, owner }] } })
  renderApp('/search')
  expect(await screen.findByText('owner 4.6')).toBeTruthy()
  expect(screen.getByText('Owner rated 4.6 out of 5')).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
})

test('an owner without placeholder ratings has no stars', async () => {
  stubRequests({ 'GET /api/items/i1': { body: bike } })
  renderApp('/item/i1')
  await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })
  expect(screen.queryByText('(47 reviews)')).toBeNull()
  expect(screen.queryByText(/^Rated/)).toBeNull()
})

test('the dashboard of a member without reviews and placeholder ratings says so', async () => {
  openDashboard(0)
  await waitFor(() => expect(screen.getAllByText('No reviews yet')).toHaveLength(2))
  expect(screen.queryByText('0.0')).toBeNull()
})

test('the dashboard of a member with reviews shows the rating without placeholder ratings', async () => {
  openDashboard(7)
  expect(await screen.findByText('(7 reviews)')).toBeTruthy()
  expect(screen.getAllByText('4.5')).toHaveLength(2)
})
