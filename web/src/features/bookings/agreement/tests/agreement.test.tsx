import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { received } from '@/tests/booking'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const accepted: Booking = { ...received, state: 'accepted', may: [] }
const handover: Handover = {
  mayRecord: [],
  code: null,
  records: [
    {
      ...{
        stage: 'start',
        by: 'owner',
        isCodeConfirmed: true,
        parts: ['Charger'],
        depositNote: null,
      },
      ...{ depositAmount: '5000.00', depositWay: 'upi', depositReturned: null, imageUrls: [] },
      ...{ note: 'Scratch on the hood', recordedAt: '2099-12-03T04:30:00.000Z' },
    },
  ],
}

function open(responses: Parameters<typeof stubRequests>[0]) {
  stubRequests({ 'GET /api/auth/user': { body: asha }, ...responses })
  return renderApp('/contact/i1?print=b1')
}

test('the agreement of a booking has both names, the money and the records, and is printed', async () => {
  const { visitor } = open({
    'GET /api/bookings/b1': { body: accepted },
    'GET /api/bookings/b1/handover': { body: handover },
  })
  expect(await screen.findByRole('heading', { name: 'Rental agreement' })).toBeTruthy()
  for (const text of [accepted.ownerName, accepted.renter!.fullName, '₹5,000 · UPI', 'Charger'])
    expect(screen.getByText(text)).toBeTruthy()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await visitor.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a third person is told that there is no such booking', async () => {
  open({
    'GET /api/bookings/b1': {
      status: 404,
      body: { message: 'Booking not found', code: 'bookingNotFound' },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Booking not found' })).toBeTruthy()
})
