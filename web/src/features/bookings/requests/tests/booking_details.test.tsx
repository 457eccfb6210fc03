import type { Booking } from '@saajha/contract/booking'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { received, requested } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { BOOKING, openBooked, choose } from '@/features/bookings/requests/tests/open_booked'

test.each(['owner', 'renter'] as const)(
  'the %s sees title, photos and description of the listing when it was requested',
  async (side) => {
    const booking: Booking = {
      ...(side === 'owner' ? received : requested),
      itemTitle: 'Canon EOS R6 with a tripod',
      itemImageUrls: ['/media/a/full.webp', '/media/b/full.webp'],
    }
    let isBroken = true
    const opened = await openBooked(side, [booking], undefined, {
      [BOOKING]: () =>
        isBroken
          ? { status: 404, body: { code: 'bookingNotFound', message: 'Not found' } }
          : { body: { ...booking, itemDescription: 'A tripod is included.' } },
    })
    const dialog = await choose(opened, 'Details')
    expect(opened.sent(BOOKING)).toEqual([])
    await opened.visitor.click(dialog.getByText('The listing when it was requested'))
    expect(dialog.getByText('Canon EOS R6 with a tripod')).toBeTruthy()
    expect(await dialog.findByText("We couldn't load the description")).toBeTruthy()
    isBroken = false
    await opened.visitor.click(dialog.getByRole('button', { name: 'Try Again' }))
    expect(await dialog.findByText('A tripod is included.')).toBeTruthy()
    const links = dialog.getAllByRole('link', { name: /^Photo / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(booking.itemImageUrls)
  }
)

test('the details of a rental stay open when it is completed beside a request', async () => {
  const active: Booking = { ...received, id: 'b2', state: 'active', may: ['completed'] }
  const completed: Booking = { ...active, state: 'completed', may: [] }
  const { rows, visitor, queryClient } = await openBooked('owner', [received, active])
  const { queryKey } = queryClient
    .getQueryCache()
    .findAll({ queryKey: BOOKINGS_KEY })
    .find(({ state }) => Array.isArray(state.data))!
  const details = await chooseInMenu(visitor, rows[1]!, 'Details')
  const dialog = screen.getByRole('dialog')
  act(() => void queryClient.setQueryData(queryKey, [received, completed]))
  expect(await details.findByText('Completed')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('the details of a booking show when it is collected and returned', async () => {
  const opened = await openBooked('owner', [{ ...received, collectAt: '10:00', returnAt: '18:30' }])
  const dialog = await choose(opened, 'Details')
  expect(dialog.getByText('Collect at').nextSibling?.textContent).toMatch(/^10:00\sam$/)
  expect(dialog.getByText('Return at').nextSibling?.textContent).toMatch(/^6:30\spm$/)
})

test.each([
  { side: 'owner' as const, booking: received, name: "Ravi's Profile", id: 'u2' },
  { side: 'renter' as const, booking: requested, name: "Asha's Profile", id: 'u1' },
])('the details of a booking of a $side lead to $name', async ({ side, booking, name, id }) => {
  const dialog = await choose(await openBooked(side, [booking]), 'Details')
  const link = dialog.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(`/search?owner=${id}`)
})
