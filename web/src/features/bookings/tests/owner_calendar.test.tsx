import type { ItemCalendar } from '@saajha/contract/booking'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnerCalendar } from '@/features/bookings/components/owner_calendar'
import { useItemCalendar } from '@/features/bookings/hooks/use_item_calendar'
import { createQueryClient } from '@/lib/queries/query_client'
import { selectToasts } from '@/lib/toasts/toasts_slice'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'
import { stubRequests } from '@/tests/stub_requests'

// Already the 21st in India.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const CALENDAR = 'GET /api/items/i1/calendar?from=2026-11-21&to=2027-11-22'
const DAYS = 'PUT /api/items/i1/days'
const BOOKED: ItemCalendar = { quantity: 3, booked: ['2026-11-25'], unavailable: [], free: {} }

function Loaded() {
  return <OwnerCalendar itemId="i1" calendar={useItemCalendar('i1')} />
}

/** Opens the calendar of a listing of three pieces on a server that responds with a status to changes of days. */
async function openCalendar(status = 200) {
  let calendar = BOOKED
  const sent: unknown[] = []
  stubRequests({
    [CALENDAR]: () => ({ body: calendar }),
    [DAYS]: ({ body }) => {
      sent.push(JSON.parse(body as string))
      if (status !== 200) return { status }
      calendar = { ...BOOKED, unavailable: ['2026-11-27'] }
      return { body: calendar }
    },
  })
  const store = createStore()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Loaded />
    </QueryClientProvider>,
    { wrapper: storeWrapper(store) }
  )
  await screen.findByRole('button', { name: /\b25 November 2026, booked$/ })
  const user = userEvent.setup()
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { press, sent, toasts: () => selectToasts(store.getState()).map(({ title }) => title) }
}

test('an owner keeps a range with booked days, which then looks unavailable', async () => {
  const { press, sent, toasts } = await openCalendar()
  await press(/\b24 November 2026,/)
  await press(/\b27 November 2026,/)
  screen.getByText('24–27 Nov')
  await press('Block Days')
  await screen.findByRole('button', { name: /\b27 November 2026, unavailable$/ })
  expect(sent).toEqual([{ from: '2026-11-24', to: '2026-11-27', available: 0 }])
  expect(toasts()).toEqual(['24–27 Nov blocked'])
  screen.getByText('Choose days first.')
})

test('an owner offers all pieces on one day again', async () => {
  const { press, sent } = await openCalendar()
  await press(/\b28 November 2026,/)
  await press('Unblock')
  expect(sent).toEqual([{ from: '2026-11-28', to: '2026-11-28', available: 3 }])
})

test('days cannot be kept before they are chosen', async () => {
  await openCalendar()
  expect(screen.getByRole('button', { name: 'Block Days' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Unblock' })).toHaveProperty('disabled', true)
})

test('days that cannot be saved stay chosen', async () => {
  const { press, toasts } = await openCalendar(500)
  await press(/\b28 November 2026,/)
  await press('Block Days')
  await vi.waitFor(() => expect(toasts()).toEqual(["We couldn't save the days"]))
  screen.getByRole('button', { name: /\b28 November 2026, selected/ })
})

test('a booked day looks selected while its owner chooses it', async () => {
  const { press } = await openCalendar()
  await press(/\b25 November 2026, booked$/)
  screen.getByRole('button', { name: /\b25 November 2026, selected/ })
})

test('the calendar has what is taken until the last day that can be rented', async () => {
  stubRequests({
    [CALENDAR]: { body: BOOKED },
    'GET /api/items/i1/calendar?from=2027-11-23&to=2028-11-21': {
      body: { ...BOOKED, booked: ['2028-11-21'], free: { '2028-01-01': 1 } },
    },
  })
  const client = createQueryClient()
  const { result } = renderHook(() => useItemCalendar('i1'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() =>
    expect(result.current).toEqual({
      quantity: 3,
      booked: ['2026-11-25', '2028-11-21'],
      unavailable: [],
      free: { '2028-01-01': 1 },
    })
  )
})

test('the legend names the days that the owner keeps', async () => {
  await openCalendar()
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual(['Available', 'Booked', 'Selected', 'Blocked'])
})
