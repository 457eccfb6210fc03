import type { Booking } from '@saajha/contract/booking'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyRecord, READ, RECORD } from '@/features/bookings/handover/tests/open_details'
import { openConversation } from '@/tests/open_conversation'
import { received, requested } from '@/tests/booking'
import { message, owned, rented } from '@/tests/conversation'

const completed: Booking = {
  ...requested,
  state: 'completed',
  completedAt: '2099-12-06T04:30:00.000Z',
  completedBy: 'owner',
  may: [],
  mayReport: ['damage', 'deposit'],
}
const OPEN: Handover = { records: [], mayRecord: ['end'], code: null }
const QUESTION = /^Do you have the deposit of /

function record(more: Partial<HandoverRecord>): HandoverRecord {
  return { ...emptyRecord, isCodeConfirmed: true, ...more }
}

async function open(
  handover: Handover,
  booking: Booking = completed,
  recorded: { status?: number; body: unknown } = { body: handover }
) {
  const conversation = booking.renter ? owned : rented
  let stored: unknown = handover
  const line = {
    kind: 'booking',
    body: null,
    booking: { state: 'completed', by: 'owner' },
  } as const
  const opened = await openConversation({
    conversation,
    messages: [message(1, 'Please', { isMine: !booking.renter }), message(2, '', line)],
    bookings: [booking],
    responses: {
      [READ]: () => ({ body: stored }),
      [RECORD]: () => {
        if (!recorded.status) stored = recorded.body
        return recorded
      },
      'GET /api/bookings?as=owner&group=coming&limit=1': { body: [] },
    },
  })
  // What follows the end of a rental, of either side.
  await opened.list.findByRole('link', { name: /^(Rent again|All bookings)$/ })
  return opened
}

test('a renter says after the return that they have the deposit back, and it is recorded', async () => {
  const start = record({ depositAmount: '4000.00' })
  const handover = { ...OPEN, records: [start] }
  const end = record({ stage: 'end', by: 'renter', depositReturned: '4000.00' })
  const recorded = { body: { ...handover, records: [start, end] } }
  const { list, visitor, sent } = await open(handover, completed, recorded)
  const question = within(
    await list.findByRole('group', { name: 'Do you have the deposit of ₹4,000 back?' })
  )
  await visitor.click(question.getByRole('button', { name: 'Yes' }))
  expect(await list.findByText('₹4,000 given back')).toBeTruthy()
  expect(list.queryByRole('group', { name: QUESTION })).toBeNull()
  const next = list.getByRole('link', { name: 'Rent again' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(sent(RECORD).map(({ body }) => body)).toEqual([
    { stage: 'end', depositReturned: '4000.00' },
  ])
})

test('a renter who does not have the deposit back is led to the report of that problem', async () => {
  const { list, visitor, sent } = await open(OPEN)
  await visitor.click(await list.findByRole('button', { name: 'Not Yet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  expect(dialog.getByRole('radio', { checked: true }).getAttribute('value')).toBe('deposit')
  expect(sent(RECORD)).toEqual([])
})

test('a deposit whose return could not be recorded is asked for again', async () => {
  const { list, visitor } = await open(OPEN, completed, { status: 500, body: {} })
  await visitor.click(await list.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText("We couldn't save your record")).toBeTruthy()
  expect(list.getByRole('group', { name: QUESTION })).toBeTruthy()
})

test.each([
  ['without a deposit', OPEN, { ...completed, deposit: null }],
  ['once its record is closed', { ...OPEN, mayRecord: [] }, completed],
  ['once the problem can no longer be reported', OPEN, { ...completed, mayReport: [] }],
  [
    'after a record of the return without it',
    { ...OPEN, records: [record({ stage: 'end', by: 'renter' })] },
    completed,
  ],
  ['of an owner', OPEN, { ...completed, renter: received.renter }],
] satisfies [string, Handover, Booking][])(
  'nothing is asked about a deposit %s',
  async (_, handover, booking) => {
    const { list } = await open(handover, booking)
    expect(list.queryByRole('group', { name: QUESTION })).toBeNull()
  }
)
