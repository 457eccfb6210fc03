import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { received, requested, withNext } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { completed } from '@/tests/review'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const STATS = { totalListings: 0, totalViews: 0, averageRating: 0, reviewCount: 0 }

function open(due: Booking[], responses: Parameters<typeof stubRequests>[0] = {}) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/users/${asha.id}/stats`]: { body: STATS },
    'GET /api/bookings/due': { body: due.map(withNext) },
    ...responses,
  })
  return renderApp('/dashboard')
}

test('the dashboard begins with what waits for the member, and what is due today and tomorrow', async () => {
  const { visitor, router } = open([
    { ...received, group: 'waiting' },
    {
      ...requested,
      id: 'b2',
      itemTitle: 'Tent',
      state: 'accepted',
      group: 'now',
      nextOn: todayInIndia(),
    },
    {
      ...requested,
      id: 'b3',
      itemTitle: 'Drill',
      state: 'accepted',
      group: 'coming',
      nextOn: '2999-12-03',
    },
  ])
  const rowOf = async (heading: string) =>
    within(await screen.findByRole('list', { name: heading })).getAllByRole('listitem')
  const [answer] = await rowOf('Waiting for you')
  expect(within(answer!).getByRole('button', { name: 'Accept ₹1,350' })).toBeTruthy()
  const link = within(answer!).getByRole('link', { name: 'Canon EOS R6' })
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
  expect((await rowOf('Today')).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Tent.*You rent from Asha/),
  ])
  expect((await rowOf('Tomorrow')).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Drill/),
  ])
  const headings = within(screen.getByRole('main')).getAllByRole('heading')
  expect(headings[1]!.textContent).toBe('Waiting for you')
  expect(screen.getAllByRole('tab')).toHaveLength(2)

  await visitor.click(screen.getByRole('link', { name: 'All bookings' }))
  await waitFor(() => expect(createPath(router.state.location)).toBe('/dashboard?show=bookings'))
})

test('the dashboard of a member without anything due has header, figures and two tabs only', async () => {
  const { queryClient } = open([])
  await waitFor(() => expect(queryClient.getQueryData(['/api/bookings', 'due'])).toEqual([]))
  expect(await screen.findByText('Total Listings')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'All bookings' })).toBeNull()
  expect(screen.getAllByRole('tab')).toHaveLength(2)
})

test('the review follows the step Returned on the dashboard, though nothing is due any more', async () => {
  const active: Booking = {
    ...received,
    state: 'active',
    may: ['completed'],
    nextOn: todayInIndia(),
  }
  const returned: Booking = { ...completed(), renter: received.renter }
  let due = [active]
  const { visitor, queryClient } = open([], {
    'GET /api/bookings/due': () => ({ body: due.map(withNext) }),
    'GET /api/bookings/b1': { body: returned },
    'PUT /api/bookings/b1': () => {
      due = []
      return { body: withNext(returned) }
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Today' }))
  const question = await chooseInMenu(visitor, list, 'Returned')
  await visitor.click(question.getByRole('button', { name: 'Yes, Returned' }))
  await waitFor(() => expect(queryClient.getQueryData(['/api/bookings', 'due'])).toEqual([]))
  const review = within(screen.getByRole('dialog'))
  expect(await review.findByRole('radio', { name: '4 of 5 stars' })).toBeTruthy()
  await visitor.click(review.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Today' })).toBeNull())
})
