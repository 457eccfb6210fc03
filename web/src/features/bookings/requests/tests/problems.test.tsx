import type { Booking } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { received, requested, withNext } from '@/tests/booking'
import { owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import { openConversation } from '@/tests/open_conversation'

const today = todayInIndia()
const LATE = {
  state: 'active',
  startDate: daysAfter(today, -3),
  endDate: daysAfter(today, -1),
  returnAt: null,
} as const
const HANDOVER = { records: [], mayRecord: [], code: { stage: 'end', digits: '6179' } }
const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' }

/** Opens the conversation of a booking; returns its row. */
async function openBooking(booking: Booking) {
  const side = booking.renter ? 'owner' : 'renter'
  const opened = await openConversation({
    conversation: booking.renter ? owned : rented,
    responses: {
      [`GET /api/bookings?as=${side}&itemId=i1${booking.renter ? '&renterId=u2' : ''}`]: {
        body: [withNext(booking)],
      },
      'GET /api/bookings/b1/handover': { body: HANDOVER },
      'POST /api/reports': { status: 201, body: RECEIPT },
      'POST /api/bookings/b1/statements': { status: 204 },
    },
  })
  return { ...opened, row: within(await screen.findByRole('region', { name: /^Booking, / })) }
}

test('an owner says that a late item was not returned, and the renter is asked about it', async () => {
  const { row, visitor, sent } = await openBooking({
    ...received,
    ...LATE,
    may: ['completed'],
    mayProposeChange: true,
    mayReport: ['not_returned', 'damage', 'deposit'],
  })
  expect(row.getByText(/^Overdue since yesterday\.$/)).toBeTruthy()
  for (const name of ['Returned', 'Propose More Days']) row.getByRole('button', { name })
  await visitor.click(row.getByRole('button', { name: 'Not Returned' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  expect(dialog.getByText(/we also ask Ravi\..* can't move money\.$/)).toBeTruthy()
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'not_returned',
    'damage',
    'deposit',
    'scam',
    'other',
  ])
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await dialog.findByText('Reference number: SJ-7K2M-4Q')
  expect(sent('POST /api/reports').map(({ body }) => body)).toEqual([
    { subjectKind: 'booking', subjectId: 'b1', reason: 'not_returned', body: null },
  ])
})

test('a renter who is said not to have returned it keeps the code, and writes their side once', async () => {
  const { row, visitor, sent } = await openBooking({
    ...requested,
    ...LATE,
    may: [],
    problemAt: '2026-01-01T04:30:00.000Z',
    mayReport: ['damage', 'deposit'],
    mayAnswerProblem: true,
  })
  expect(row.getByText(/^Asha says you didn't return it\./)).toBeTruthy()
  expect(await row.findByText('6179')).toBeTruthy()
  await visitor.click(row.getByRole('button', { name: 'Tell Your Side' }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByText('Please write what happened.')).toBeTruthy()
  await fill(visitor, dialog.getByRole('textbox'), ' I gave it to the guard. ')
  await visitor.dblClick(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('POST /api/bookings/b1/statements').map(({ body }) => body)).toEqual([
    { body: 'I gave it to the guard.' },
  ])
})

test('a renter says that a return which the owner has just recorded is not right', async () => {
  const { row, visitor } = await openBooking({
    ...requested,
    state: 'completed',
    completedAt: new Date().toISOString(),
    completedBy: 'owner',
    may: [],
    mayReport: ['damage', 'deposit', 'no_show'],
  })
  await visitor.click(row.getByRole('button', { name: "That's Not Right" }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
})

test('the menus of a booking and of its conversation report a problem, if one can be reported', async () => {
  const { row, visitor } = await openBooking({
    ...requested,
    ...LATE,
    may: [],
    mayReport: ['damage', 'deposit'],
  })
  const menus = [
    row.getByRole('button', { name: /^More for / }),
    screen.getByRole('button', { name: 'More options' }),
  ]
  for (const menu of menus) {
    await visitor.click(menu)
    await visitor.click(await screen.findByRole('menuitem', { name: 'Report a Problem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
