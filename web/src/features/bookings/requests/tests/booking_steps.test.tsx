import type { Booking } from '@saajha/contract/booking'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { received, requested, withNext } from '@/tests/booking'
import { fill } from '@/tests/fill'
import {
  OF_OWNER,
  STEP,
  CHANGE,
  openBooked,
  choose,
} from '@/features/bookings/requests/tests/open_booked'

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
  expect(await screen.findByText("We couldn't save that")).toBeTruthy()
  expect(sent(STEP)).toHaveLength(1)
})

test('a step without a response is not sent once more if the device slept since the press', async () => {
  const { row, visitor, sent } = await openBooked('owner', [{ ...received, overlapping: null }])
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await visitor.click(row.getByRole('button', { name: /^Accept ₹/ }))
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
  expect(await screen.findByText("We couldn't save that")).toBeTruthy()
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

test('accepting asks whether to decline other requests without the focus on the total', async () => {
  const { row, visitor } = await openBooked('owner', [received])
  await visitor.click(row.getByRole('button', { name: 'Accept ₹1,350' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
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
