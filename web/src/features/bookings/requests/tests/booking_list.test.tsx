import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { received, requested } from '@/tests/booking'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

type Responses = Parameters<typeof stubRequests>[0]

function openBookings(responses: Responses, show = 'bookings') {
  stubRequests({ 'GET /api/auth/user': { body: asha }, ...responses })
  return renderApp(`/dashboard?tab=notifications&show=${show}`)
}

test('a member switches from requests for their listings to their own rentals', async () => {
  const { visitor, router } = openBookings({
    'GET /api/bookings?as=owner': { body: [received] },
    'GET /api/bookings?as=renter': { body: [{ ...requested, state: 'accepted', id: 'b2' }] },
  })
  const list = within(await screen.findByRole('list', { name: 'Bookings' }))
  const link = list.getByRole('link')
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
  expect(link.textContent).toMatch(
    /Canon EOS R6.*Requested.*3–6 Dec 2099 · ₹1,350.*Ravi Iyer.*Answer by/
  )
  await visitor.click(screen.getByLabelText('My rentals'))
  expect(await screen.findByText('Accepted')).toBeTruthy()
  const rentals = within(screen.getByRole('list', { name: 'Bookings' }))
  expect(rentals.getByText('Asha Rao')).toBeTruthy()
  expect(screen.queryByText(/Answer by/)).toBeNull()
  expect(router.state.location.search).toBe('?tab=notifications&show=rentals')
})

test('a member without bookings is told what shows up here', async () => {
  openBookings({ 'GET /api/bookings?as=renter': { body: [] } }, 'rentals')
  expect(await screen.findByText('No bookings yet')).toBeTruthy()
})

test('the list leads to the link for calendar apps', async () => {
  const { visitor, router } = openBookings({ 'GET /api/bookings?as=owner': { body: [] } })
  await visitor.click(await screen.findByRole('link', { name: 'See them in your calendar' }))
  expect(await screen.findByRole('region', { name: 'Your calendar' })).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/profile/edit', hash: '#calendar' })
})

test('a list that failed to load is loaded again on request', async () => {
  let status = 500
  const { visitor } = openBookings({
    'GET /api/bookings?as=owner': () => ({ status, body: [received] }),
  })
  await screen.findByText("We couldn't load your bookings")
  status = 200
  await visitor.click(screen.getAllByRole('button', { name: 'Try Again' }).at(-1)!)
  expect(await screen.findByText('Canon EOS R6')).toBeTruthy()
})

test('a booking shows when it is collected and returned, as far as that is agreed', async () => {
  const booking = { ...received, collectAt: '10:00', returnAt: '18:30' }
  openBookings({
    'GET /api/bookings?as=owner': {
      body: [booking, { ...booking, id: 'b2', collectAt: null }, { ...received, id: 'b3' }],
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Bookings' }))
  const [both, one, none] = list.getAllByRole('link').map((link) => link.textContent)
  expect(both).toMatch(/Collect at 10:00\sam · Return at 6:30\spm/)
  expect(one).toMatch(/₹1,350Return at 6:30\spm/)
  expect(none).not.toMatch(/ at /)
})
