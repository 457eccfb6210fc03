import type { Booking } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { received, requested, withNext } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { fill } from '@/tests/fill'
import {
  OF_RENTER,
  BOOKING,
  HANDOVER,
  CHANGE,
  openBooked,
  type Opened,
} from '@/features/bookings/requests/tests/open_booked'

test('a proposed change that the member has to answer is marked in the row of the booking', async () => {
  const proposed: Booking = {
    ...received,
    state: 'accepted',
    may: [],
    change: CHANGE,
    mayAnswerChange: ['accepted', 'declined'],
  }
  const { row } = await openBooked('owner', [proposed])
  expect(row.getByText('Change proposed')).toBeTruthy()
  expect(row.queryByText('Accepted')).toBeNull()
  expect(row.getByRole('button', { name: 'Answer' })).toBeTruthy()
})

test('an own proposal leaves the row of the booking as it is', async () => {
  const own: Booking = { ...requested, state: 'accepted', may: [], mayAnswerChange: ['withdrawn'] }
  const { row } = await openBooked('renter', [own])
  expect(row.getByText('Accepted')).toBeTruthy()
  expect(row.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('an open booking is shown instead of a newer one that is closed', async () => {
  const declined: Booking = { ...requested, id: 'b2', state: 'declined', may: [] }
  const { rows } = await openBooked('renter', [declined, requested])
  expect(rows).toHaveLength(1)
  expect(rows[0]!.getByText('Requested')).toBeTruthy()
})

test('the newest of several closed bookings is shown alone', async () => {
  const declined: Booking = { ...requested, id: 'b2', state: 'declined', may: [] }
  const withdrawn: Booking = { ...requested, state: 'withdrawn', may: [] }
  const { rows } = await openBooked('renter', [declined, withdrawn])
  expect(rows).toHaveLength(1)
  expect(rows[0]!.getByText('Declined')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /completed/ })).toBeNull()
})

test('a completed booking beside an open one is shown on request, and hidden again', async () => {
  const completed: Booking = {
    ...requested,
    id: 'b2',
    state: 'completed',
    startDate: '2026-03-01',
    endDate: '2026-03-04',
    may: [],
  }
  const declined: Booking = { ...requested, id: 'b3', state: 'declined', may: [] }
  const { rows, visitor } = await openBooked('renter', [requested, declined, completed])
  expect(rows).toHaveLength(1)
  await visitor.click(screen.getByRole('button', { name: '1 completed booking' }))
  const [, row] = screen.getAllByRole('region', { name: /^Booking, / })
  expect(row?.getAttribute('aria-label')).toContain('1–4 Mar')
  expect(within(row!).getByText('Completed')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: '1 completed booking' }))
  expect(screen.getAllByRole('region', { name: /^Booking, / })).toHaveLength(1)
})

test('a new request beside an active rental has a row and details of its own', async () => {
  const active: Booking = {
    ...received,
    id: 'b2',
    state: 'active',
    startDate: '2099-11-20',
    endDate: '2099-11-22',
    quotedTotal: '900.00',
    may: ['completed'],
  }
  const { visitor, rows } = await openBooked('owner', [received, active])
  expect(rows).toHaveLength(2)
  const [ofRequest, ofRental] = rows as [Opened['row'], Opened['row']]
  expect(ofRequest.getByRole('button', { name: 'Accept ₹1,350' })).toBeTruthy()
  expect(ofRental.queryByRole('button', { name: /^Accept/ })).toBeNull()
  const ofDays = await chooseInMenu(visitor, ofRequest, 'Details')
  expect(ofDays.getByText('3–6 Dec 2099 · 3 days')).toBeTruthy()
  await visitor.keyboard('{Escape}')
  const returning = await chooseInMenu(visitor, ofRental, 'Returned')
  expect(returning.getByText('20–22 Nov 2099 · 2 days')).toBeTruthy()
  expect(returning.getByRole('button', { name: 'Yes, Returned' })).toBeTruthy()
})

test('a conversation without a booking has no row for it', async () => {
  await openConversation({ responses: { [OF_RENTER]: { body: [] } } })
  await screen.findByText('Yes, it is.')
  expect(screen.queryByRole('region', { name: /^Booking, / })).toBeNull()
})

test('the renter’s code stands in the row on the day itself, and is asked for on no other', async () => {
  const collecting: Booking = {
    ...requested,
    state: 'accepted',
    startDate: todayInIndia(),
    collectAt: '10:00',
    may: ['cancelled'],
  }
  const coming: Booking = { ...collecting, id: 'b2', startDate: '2099-11-20' }
  const { rows } = await openBooked('renter', [collecting, coming], undefined, {
    [HANDOVER]: {
      body: { records: [], mayRecord: ['start'], code: { stage: 'start', digits: '0417' } },
    },
  })
  expect(await rows[0]!.findByText('0417')).toBeTruthy()
  expect(rows[0]!.getByText(/^Collect it today at 10:00\sam\. Show Asha this code\.$/)).toBeTruthy()
  expect(rows[1]!.getByText(/^Collect it on 20 Nov 2099 at 10:00\sam\.$/)).toBeTruthy()
  expect(rows[1]!.queryByText(/^\d{4}$/)).toBeNull()
})

test('after too many wrong codes the renter sees no code, and is led to a record instead', async () => {
  let isLocked = false
  const collecting: Booking = {
    ...requested,
    state: 'accepted',
    startDate: todayInIndia(),
    may: ['cancelled'],
  }
  const { row, visitor, queryClient } = await openBooked('renter', [collecting], undefined, {
    [OF_RENTER]: () => {
      const booking = withNext(collecting)
      const next = { ...booking.next!, ...(isLocked && { insteadOfCode: 'record' as const }) }
      return { body: [{ ...booking, next }] }
    },
    [HANDOVER]: () => ({
      body: {
        records: [],
        mayRecord: ['start'],
        code: { stage: 'start', digits: '0417', isLocked },
      },
    }),
  })
  expect(await row.findByText('0417')).toBeTruthy()
  isLocked = true
  await act(() => queryClient.refetchQueries({ queryKey: [...BOOKINGS_KEY, 'b1', 'handover'] }))
  expect(
    await row.findByText(
      'Collect it today. Too many wrong codes. Now both of you save a record: tap Record Handover, and ask Asha too.'
    )
  ).toBeTruthy()
  expect(row.queryByText('0417')).toBeNull()
  await visitor.click(row.getByRole('button', { name: 'Record Handover' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: 'Save' })).toBeTruthy()
})

test('a collection of the day before is said to have been due', async () => {
  const collecting: Booking = {
    ...received,
    state: 'accepted',
    startDate: daysAfter(todayInIndia(), -1),
    may: ['active', 'cancelled'],
  }
  const { row } = await openBooked('owner', [collecting])
  expect(row.getByText('Ravi was to collect it yesterday. Ask for the code.')).toBeTruthy()
})

test('an overdue booking with a proposal of the renter offers its return and the answer', async () => {
  const overdue: Booking = {
    ...received,
    state: 'active',
    startDate: daysAfter(todayInIndia(), -3),
    endDate: daysAfter(todayInIndia(), -1),
    may: ['completed'],
    change: CHANGE,
    mayAnswerChange: ['accepted', 'declined'],
  }
  const { row } = await openBooked('owner', [overdue])
  expect(row.getByText(/^Overdue since yesterday/)).toBeTruthy()
  expect(row.getByRole('button', { name: 'Returned' })).toBeTruthy()
  expect(row.getByRole('button', { name: 'Answer the Change' })).toBeTruthy()
})

const COLLECTING: Booking = {
  ...received,
  state: 'accepted',
  startDate: todayInIndia(),
  may: ['active', 'cancelled'],
}

test('an owner sees no code, and hands over with the one filled button', async () => {
  const { row, sent, visitor } = await openBooked('owner', [COLLECTING], undefined, {
    'GET /api/bookings/b1/handover': { body: { records: [], mayRecord: ['start'], code: null } },
  })
  expect(row.getByText('Ravi collects it today. Ask for the code.')).toBeTruthy()
  const filled = row
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains('bg-primary'))
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Hand Over'])
  expect(sent(HANDOVER)).toEqual([])
  await visitor.click(filled[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText(/^Renter's code/)).toBeTruthy()
})

test('the form that hands over stands alone, and once it is closed the details of the booking follow', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { row, visitor } = await openBooked('owner', [COLLECTING], undefined, {
    [HANDOVER]: () =>
      promise.then(() => ({ body: { records: [], mayRecord: ['start'], code: null } })),
  })
  await visitor.click(row.getByRole('button', { name: 'Hand Over' }))
  const dialog = within(await screen.findByRole('dialog'))
  const profile = () => dialog.queryByRole('link', { name: "Ravi's Profile" })
  expect(profile(), 'while the form is loaded').toBeNull()
  resolve()
  expect(await dialog.findByLabelText(/^Renter's code/)).toBeTruthy()
  expect(profile()).toBeNull()
  await visitor.click(dialog.getAllByRole('button', { name: 'Back' })[0]!)
  expect(profile()).toBeTruthy()
  expect(dialog.getByText('Total')).toBeTruthy()
})

test('on the day of the collection the owner hands over with the filled button, and answers a proposal with another', async () => {
  const { row, visitor } = await openBooked('owner', [
    { ...COLLECTING, change: CHANGE, mayAnswerChange: ['accepted', 'declined'] },
  ])
  const isFilled = (name: string) =>
    row.getByRole('button', { name }).classList.contains('bg-primary')
  expect(row.getByText('Change proposed')).toBeTruthy()
  expect(
    row.getByText(
      /^Ravi collects it today\. Ask for the code\. Answer the change by 2 Dec 2099, 10:00\sam\.$/
    )
  ).toBeTruthy()
  expect(isFilled('Hand Over')).toBe(true)
  expect(isFilled('Answer the Change')).toBe(false)
  await visitor.click(row.getByRole('button', { name: 'Answer the Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Accept Change' })).toBeTruthy()
})

const ACCEPTED: Booking = {
  ...requested,
  state: 'accepted',
  may: ['cancelled'],
  maySetMeeting: true,
  meeting: null,
}

test('both members write where and when they meet, and see who wrote it', async () => {
  const meeting = { text: 'Gate 2, at 10', by: 'renter', at: '2099-11-30T04:30:00.000Z' } as const
  let stored = ACCEPTED
  const { row, visitor, sent } = await openBooked('renter', [ACCEPTED], undefined, {
    [BOOKING]: () => ({ body: { ...stored, phone: null } }),
    [OF_RENTER]: () => ({ body: [withNext(stored)] }),
    'PUT /api/bookings/b1/meeting': () => {
      stored = { ...ACCEPTED, meeting }
      return { body: stored }
    },
  })
  const dialog = await chooseInMenu(visitor, row, 'Where and when do you meet?')
  await fill(visitor, dialog.getByLabelText(/^Where and when/), ' Gate 2,  at 10 ')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await row.findByText('Gate 2, at 10')).toBeTruthy()
  expect(row.getByText(/you wrote this$/)).toBeTruthy()
  expect(sent('PUT /api/bookings/b1/meeting').map(({ body }) => body)).toEqual([
    { text: 'Gate 2, at 10' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** Opens the form of a meeting, adds to its line, and lets the other member write another one meanwhile. */
async function openOverwritten(typed?: string) {
  const at = '2099-11-30T04:30:00.000Z'
  const own: Booking = { ...ACCEPTED, meeting: { text: 'Gate 2, at 10', by: 'renter', at } }
  let stored = own
  const { row, visitor, sent, queryClient } = await openBooked('renter', [own], undefined, {
    [BOOKING]: () => ({ body: { ...stored, phone: null } }),
    [OF_RENTER]: () => ({ body: [withNext(stored)] }),
    'PUT /api/bookings/b1/meeting': () => ({ body: stored }),
  })
  const dialog = await chooseInMenu(visitor, row, 'Where and when do you meet?')
  if (typed) await fill(visitor, dialog.getByLabelText(/^Where and when/), typed)
  stored = { ...own, meeting: { text: 'Gate 5, at 11', by: 'owner', at } }
  await act(() => queryClient.refetchQueries({ queryKey: BOOKINGS_KEY }))
  const news = await dialog.findByText('Gate 5, at 11')
  expect(news.closest('[role="status"]')).toBeTruthy()
  return { visitor, dialog, sent: () => sent('PUT /api/bookings/b1/meeting') }
}

test.each([
  ['nothing was typed', undefined, []],
  ['more was typed', ' sharp', [{ text: 'Gate 2, at 10 sharp' }]],
])(
  'a form of the meeting in which %s shows what the other member writes meanwhile, and saves only what was typed',
  async (_, typed, saved) => {
    const { visitor, dialog, sent } = await openOverwritten(typed)
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent().map(({ body }) => body)).toEqual(saved)
  }
)

test('a form of the meeting in which nothing was typed closes without a question after the other member has written', async () => {
  const { visitor } = await openOverwritten()
  await visitor.keyboard('{Escape}')
  // Behind a dialog or its question the row is hidden.
  expect(await screen.findByRole('region', { name: /^Booking, / })).toBeTruthy()
})

test('an accepted booking has Call and WhatsApp of the other member', async () => {
  const { row } = await openBooked('renter', [ACCEPTED], undefined, {
    [BOOKING]: { body: { ...ACCEPTED, phone: '+919822012345' } },
  })
  const call = await row.findByRole('link', { name: 'Call Asha: +91 98220 12345' })
  expect(call.getAttribute('href')).toBe('tel:+919822012345')
  const chat = new URL(row.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Asha' }).href)
  expect(chat.origin + chat.pathname).toBe('https://wa.me/+919822012345')
})

test('what the other member wrote about the meeting has the warning of a fraud, and one’s own has not', async () => {
  const text = 'Scan this QR code and enter your UPI PIN to receive the advance'
  const at = '2099-11-30T04:30:00.000Z'
  const { rows } = await openBooked('renter', [
    { ...ACCEPTED, maySetMeeting: undefined, meeting: { text, by: 'owner', at } },
    { ...ACCEPTED, id: 'b2', maySetMeeting: undefined, meeting: { text, by: 'renter', at } },
  ])
  expect(await rows[0]!.findByRole('button', { name: 'Report this note' })).toBeTruthy()
  expect(rows[1]!.queryByRole('button', { name: 'Report this note' })).toBeNull()
})

const reliable = {
  ...received.renter!,
  completedRentals: 4,
  rating: 4.67,
  reviewCount: 3,
  cancelledShare: 0.004,
}

test('an owner reads in the conversation how reliable a renter who asks is', async () => {
  const { row } = await openBooked('owner', [{ ...received, renter: reliable }])
  const facts = row.getByText(/^Member since 1 Jan 2026/)
  expect(facts.textContent).toBe(
    'Member since 1 Jan 2026 · 4 completed bookings ·  4.7 (3)Rated 4.7 out of 5, 3 reviews · cancelled 1% of bookings'
  )
})

test('a booking that is under way says nothing more of its renter', async () => {
  const { row } = await openBooked('owner', [{ ...received, renter: reliable, state: 'active' }])
  expect(row.queryByText(/^Member since/)).toBeNull()
})
