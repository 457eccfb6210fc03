import type { Booking } from '@saajha/contract/booking'
import { screen, within } from '@testing-library/react'
import { openConversation } from '@/tests/open_conversation'
import { withNext } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { owned, rented } from '@/tests/conversation'
import type { stubRequests } from '@/tests/stub_requests'

export const OF_OWNER = 'GET /api/bookings?as=owner&itemId=i1&renterId=u2'
export const OF_RENTER = 'GET /api/bookings?as=renter&itemId=i1'
export const STEP = 'PUT /api/bookings/b1'
export const BOOKING = 'GET /api/bookings/b1'
export const HANDOVER = 'GET /api/bookings/b1/handover'

/** Other days that the renter proposes. */
export const CHANGE: Booking['change'] = {
  id: 'c1',
  by: 'renter',
  startDate: '2099-12-03',
  endDate: '2099-12-08',
  units: 1,
  total: '2250.00',
  answerBy: '2099-12-02T04:30:00.000Z',
}

/** Opens the conversation with its bookings, the newest first, on a server that takes the step of the first. */
export async function openBooked(
  side: 'owner' | 'renter',
  bookings: Booking[],
  changed?: Booking,
  responses: Parameters<typeof stubRequests>[0] = {}
) {
  let stored = bookings
  const opened = await openConversation({
    conversation: side === 'owner' ? owned : rented,
    responses: {
      [side === 'owner' ? OF_OWNER : OF_RENTER]: () => ({ body: stored.map(withNext) }),
      [STEP]: () => {
        if (!changed)
          return {
            status: 409,
            body: {
              code: 'bookingStateChanged',
              params: { state: 'withdrawn' },
              message: 'Changed',
            },
          }
        stored = [changed, ...bookings.slice(1)]
        return { body: withNext(changed) }
      },
      ...responses,
    },
  })
  const found = await screen.findAllByRole('region', { name: /^Booking, / })
  const rows = found.map((row) => within(row))
  return { ...opened, rows, row: rows[0]! }
}

export type Opened = Awaited<ReturnType<typeof openBooked>>

/** Chooses an action in the menu of the booking's card; returns the dialog that opens. */
export const choose = ({ visitor, row }: Pick<Opened, 'visitor' | 'row'>, action: string) =>
  chooseInMenu(visitor, row, action)
