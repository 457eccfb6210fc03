import type { Booking } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { received, requested, withNext } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import type { stubRequests } from '@/tests/stub_requests'

const OF_OWNER = 'GET /api/bookings?as=owner&itemId=i1&renterId=u2'
const OF_RENTER = 'GET /api/bookings?as=renter&itemId=i1'
const STEP = 'PUT /api/bookings/b1'
const BOOKING = 'GET /api/bookings/b1'
const HANDOVER = 'GET /api/bookings/b1/handover'

/** Other days that the renter proposes. */
const CHANGE: Booking['change'] = {
  id: 'c1',
  by: 'renter',
  startDate: '2099-12-03',
  endDate: '2099-12-08',
  units: 1,
  total: '2250.00',
  answerBy: '2099-12-02T04:30:00.000Z',
}

/** Opens the conversation with its bookings, the newest first, on a server that takes the step of the first. */
async function openBooked(
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

type Opened = Awaited<ReturnType<typeof openBooked>>

const choose = ({ visitor, row }: Pick<Opened, 'visitor' | 'row'>, action: string) =>
  chooseInMenu(visitor, row, action)

test('an owner accepts a request for less than they were shown', async () => {
  const accepted: Booking = {
    ...received,
    state: 'accepted',
    agreedTotal: '1200.00',
    may: ['cancelled'],
  }
  const opened = await openBooked('owner', [received], accepted)
  const dialog = await choose(opened, 'Accept for Less')
  expect(
    dialog.getByText(/If you accept, 2 other requests for these days are declined\./)
  ).toBeTruthy()
  const total = dialog.getByLabelText('Total in rupees')
  await opened.visitor.clear(total)
  await fill(opened.visitor, total, '1200')
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  expect(await opened.row.findByText('Accepted')).toBeTruthy()
  const [step] = opened.sent(STEP)
  expect(step!.body).toEqual({ state: 'accepted', agreedTotal: '1200' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a request whose acceptance gets no response is accepted by a second one, without an error', async () => {
  const request: Booking = { ...received, overlapping: null }
  const accepted: Booking = { ...received, state: 'accepted', may: ['cancelled'] }
  const { row, visitor, sent } = await openBooked('owner', [request], accepted)
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await visitor.click(row.getByRole('button', { name: /^Accept ₹/ }))
  expect(await row.findByText('Accepted')).toBeTruthy()
  expect(sent(STEP)).toHaveLength(2)
  expect(await screen.findByText('Request accepted. Ravi knows.')).toBeTruthy()
  expect(screen.queryByText("We couldn't save that")).toBeNull()
})

test('a step without a response is not sent once more from a page that was hidden meanwhile', async () => {
  const { row, visitor, sent } = await openBooked('owner', [{ ...received, overlapping: null }])
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await visitor.click(row.getByRole('button', { name: /^Accept ₹/ }))
  expect(
    await screen.findByText("We couldn't save that", undefined, { timeout: 5_000 })
  ).toBeTruthy()
  expect(sent(STEP)).toHaveLength(1)
})

test('an owner accepts or declines a request in its details', async () => {
  const request: Booking = { ...received, overlapping: null }
  const changed: Booking = { ...received, state: 'accepted', may: [] }
  const { visitor, row, sent } = await openBooked('owner', [request], changed)
  const dialog = await choose({ visitor, row }, 'Details')
  await visitor.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByRole('button', { name: 'Back' })).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Back' }))
  const details = await choose({ visitor, row }, 'Details')
  await visitor.click(details.getByRole('button', { name: /^Accept ₹/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(STEP).map(({ body }) => body)).toEqual([{ state: 'accepted' }])
})

test('an owner may name the total of a price to agree on when they accept', async () => {
  const negotiable: Booking = { ...received, unitPrice: null, quotedTotal: null }
  const accepted: Booking = { ...negotiable, state: 'accepted', may: [] }
  const opened = await openBooked('owner', [negotiable], accepted)
  await opened.visitor.click(opened.row.getByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^The price you agreed on\./)).toBeTruthy()
  const total = dialog.getByLabelText(/^Total in rupees/)
  await fill(opened.visitor, total, '1,5')
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  expect(dialog.getByRole('alert').textContent).toMatch(/^Please check the comma/)
  expect(opened.sent(STEP)).toEqual([])
  await opened.visitor.clear(total)
  await fill(opened.visitor, total, 'Rs. 1,500/-')
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  await waitFor(() =>
    expect(opened.sent(STEP)[0]?.body).toEqual({ state: 'accepted', agreedTotal: '1500' })
  )
})

test('an owner accepts a price to agree on without a total', async () => {
  const negotiable: Booking = { ...received, unitPrice: null, quotedTotal: null }
  const accepted: Booking = { ...negotiable, state: 'accepted', may: [] }
  const opened = await openBooked('owner', [negotiable], accepted)
  await opened.visitor.click(opened.row.getByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  await waitFor(() => expect(opened.sent(STEP)[0]?.body).toEqual({ state: 'accepted' }))
})

test('an owner has to give a reason to decline, and may add a note', async () => {
  const declined: Booking = { ...received, state: 'declined', may: [] }
  const opened = await openBooked('owner', [received], declined)
  await opened.visitor.click(opened.row.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' }))
  await opened.visitor.click(dialog.getByRole('button', { name: 'Decline Request' }))
  expect(dialog.getByRole('alert').textContent).toBe('Please choose a reason.')
  expect(opened.sent(STEP)).toEqual([])
  await opened.visitor.click(dialog.getByLabelText("The dates don't suit me"))
  await fill(opened.visitor, dialog.getByLabelText(/^Note/), ' Next week is fine ')
  await opened.visitor.click(dialog.getByRole('button', { name: 'Decline Request' }))
  expect(await opened.row.findByText('Declined')).toBeTruthy()
  const [step] = opened.sent(STEP)
  expect(step!.body).toEqual({ state: 'declined', reason: 'dates', note: 'Next week is fine' })
})

test.each([
  ['owner', received, ['Plans have changed', "It's not available after all", 'Something else']],
  ['renter', requested, ['Plans have changed', 'Something else']],
] as const)(
  'the %s of an accepted booking cancels it for a reason of their side',
  async (side, booking, reasons) => {
    const accepted: Booking = { ...booking, state: 'accepted', may: ['cancelled'] }
    const dialog = await choose(await openBooked(side, [accepted]), 'Cancel Booking')
    const options = dialog.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
    expect(options).toEqual(reasons)
  }
)

test('Back closes the question without taking the step', async () => {
  const opened = await openBooked('owner', [received])
  await opened.visitor.click(opened.row.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' }))
  await opened.visitor.click(dialog.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.sent(STEP)).toEqual([])
})

test('a renter sees by when the owner answers, the total and the deposit, and withdraws', async () => {
  const withdrawn: Booking = { ...requested, state: 'withdrawn', may: [] }
  const opened = await openBooked('renter', [requested], withdrawn)
  expect(opened.row.getByText(/^Asha has until .* to answer\.$/)).toBeTruthy()
  const dialog = await choose(opened, 'Withdraw Request')
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3–6 Dec 2099 · 3 days',
    '₹1,350',
    '₹5,000',
  ])
  await opened.visitor.click(dialog.getByRole('button', { name: 'Withdraw Request' }))
  expect(await opened.row.findByText('Withdrawn')).toBeTruthy()
})

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

test('a step that is not possible any more shows the reason and keeps the dialog', async () => {
  const opened = await openBooked('owner', [received])
  const dialog = await choose(opened, 'Accept for Less')
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  expect(await screen.findByText("We couldn't save that")).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Accept Request' })).toBeTruthy()
})

test.each([
  ['owner', received, 'Got everything back? The rental ends now.'],
  ['renter', requested, 'Did you give everything back? The rental ends now.'],
] as const)('the %s is asked before a rental ends', async (side, request, question) => {
  const active: Booking = { ...request, state: 'active', may: ['completed'] }
  const completed: Booking = { ...active, state: 'completed', may: [] }
  const opened = await openBooked(side, [active], completed)
  const dialog = await choose(opened, 'Returned')
  expect(dialog.getByText(question)).toBeTruthy()
  expect(opened.sent(STEP)).toEqual([])
  await opened.visitor.click(dialog.getByRole('button', { name: 'Yes, Returned' }))
  expect(await opened.row.findByText('Completed')).toBeTruthy()
  expect(opened.sent(STEP).map(({ body }) => body)).toEqual([{ state: 'completed' }])
})

test('an owner confirms the report of a rental that did not take place', async () => {
  const active: Booking = { ...received, state: 'active', may: [], mayReportNoShow: true }
  const reported: Booking = {
    ...active,
    mayReportNoShow: false,
    noShowReportedBy: 'owner',
    noShowContestUntil: '2099-12-06T04:30:00.000Z',
  }
  const opened = await openBooked('owner', [active], reported)
  const dialog = await choose(opened, "We Didn't Meet")
  expect(opened.sent(STEP)).toEqual([])
  await opened.visitor.click(dialog.getByRole('button', { name: "Yes, We Didn't Meet" }))
  expect(
    await opened.row.findByText(/^You said you didn't meet\. Ravi has until 6 Dec/)
  ).toBeTruthy()
  expect(opened.sent(STEP).map(({ body }) => body)).toEqual([
    { state: 'cancelled', reason: 'did_not_take_place' },
  ])
})

test('a renter contests the report of a rental that did not take place', async () => {
  const reported: Booking = {
    ...requested,
    state: 'active',
    may: [],
    noShowReportedBy: 'owner',
    noShowContestUntil: '2099-12-06T04:30:00.000Z',
    mayContestNoShow: true,
  }
  const contested: Booking = {
    ...reported,
    noShowContestedAt: '2099-12-05T04:30:00.000Z',
    mayContestNoShow: false,
  }
  const opened = await openBooked('renter', [reported], contested)
  expect(opened.row.getByText('Did you meet?')).toBeTruthy()
  expect(opened.row.getByText(/^Asha says .* If it did, tell us by 6 Dec/)).toBeTruthy()
  await opened.visitor.click(opened.row.getByRole('button', { name: 'It Happened' }))
  await waitFor(() => expect(opened.row.queryByText(/If it did, tell us/)).toBeNull())
  expect(opened.row.getByText('Handed over')).toBeTruthy()
  expect(opened.sent(STEP).map(({ body }) => body)).toEqual([
    { state: 'active', reason: 'took_place' },
  ])
})

test('the member who reported that a rental did not take place takes the report back', async () => {
  const reported: Booking = {
    ...received,
    state: 'active',
    may: [],
    noShowReportedBy: 'owner',
    noShowContestUntil: '2099-12-06T04:30:00.000Z',
    mayWithdrawNoShow: true,
  }
  const withdrawn: Booking = {
    ...reported,
    noShowContestedAt: '2099-12-05T04:30:00.000Z',
    mayWithdrawNoShow: false,
  }
  const opened = await openBooked('owner', [reported], withdrawn)
  await opened.visitor.click(opened.row.getByRole('button', { name: /^More for / }))
  await opened.visitor.click(await screen.findByRole('menuitem', { name: 'I Was Wrong' }))
  await waitFor(() => expect(opened.row.queryByText(/^You said you didn't meet/)).toBeNull())
  expect(opened.sent(STEP).map(({ body }) => body)).toEqual([{ step: 'withdrawNoShow' }])
})

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

test('the details of a booking show when it is collected and returned', async () => {
  const opened = await openBooked('owner', [{ ...received, collectAt: '10:00', returnAt: '18:30' }])
  const dialog = await choose(opened, 'Details')
  expect(dialog.getByText('Collect at').nextSibling?.textContent).toMatch(/^10:00\sam$/)
  expect(dialog.getByText('Return at').nextSibling?.textContent).toMatch(/^6:30\spm$/)
})

test('a typed note or total of a step is not lost without a question, and is sent without separators', async () => {
  const opened = await openBooked('owner', [received], { ...received, state: 'accepted', may: [] })
  const dialog = await choose(opened, 'Accept for Less')
  const total = dialog.getByLabelText('Total in rupees')
  await opened.visitor.clear(total)
  await fill(opened.visitor, total, '1,200')
  await opened.visitor.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await opened.visitor.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  await opened.visitor.click(dialog.getByRole('button', { name: 'Accept Request' }))
  await waitFor(() => expect(opened.sent(STEP)[0]?.body).toMatchObject({ agreedTotal: '1200' }))
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

test('accepting asks whether to decline other requests without the focus on the total', async () => {
  const { row, visitor } = await openBooked('owner', [received])
  await visitor.click(row.getByRole('button', { name: 'Accept ₹1,350' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
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

test('a button answers a proposal in a dialog with the booking and the proposal alone', async () => {
  const proposed: Booking = {
    ...received,
    state: 'accepted',
    may: ['cancelled'],
    change: CHANGE,
    mayAnswerChange: ['accepted', 'declined'],
  }
  const { row, visitor } = await openBooked('owner', [proposed])
  await visitor.click(row.getByRole('button', { name: 'Answer' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('region', { name: 'Proposed change' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Accept Change' })).toBeTruthy()
  expect(dialog.queryByText('The listing when it was requested')).toBeNull()
})

test.each([
  ['accepted', 'Accept Change', { endDate: '2099-12-08' }, '3–8 Dec 2099'],
  ['declined', 'Decline Change', {}, '3–6 Dec 2099'],
])(
  'the dialog of a proposal closes once it is %s, the card has the days and the focus',
  async (_, answer, fields, days) => {
    const held: Booking = { ...received, state: 'accepted', may: ['cancelled'] }
    const proposed: Booking = { ...held, change: CHANGE, mayAnswerChange: ['accepted', 'declined'] }
    let stored = proposed
    const { row, visitor } = await openBooked('owner', [proposed], undefined, {
      [OF_OWNER]: () => ({ body: [withNext(stored)] }),
      'PUT /api/bookings/b1/changes/c1': () => {
        stored = { ...held, ...fields }
        return { body: withNext(stored) }
      },
    })
    await visitor.click(row.getByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(dialog.getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const card = screen.getByRole('region', { name: `Booking, ${days}` })
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true))
  }
)

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

test.each([
  { side: 'owner' as const, booking: received, name: "Ravi's Profile", id: 'u2' },
  { side: 'renter' as const, booking: requested, name: "Asha's Profile", id: 'u1' },
])('the details of a booking of a $side lead to $name', async ({ side, booking, name, id }) => {
  const dialog = await choose(await openBooked(side, [booking]), 'Details')
  const link = dialog.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(`/search?owner=${id}`)
})
