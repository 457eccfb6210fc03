import type { Booking, ProposedChange } from '@saajha/contract/booking'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { received, requested } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2098-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const PROPOSE = 'POST /api/bookings/b1/changes'
const CALENDAR = 'GET /api/items/i1/calendar'
const NOTHING_BOOKED = { quantity: 1, booked: [], unavailable: [], free: {} }
const ANSWER = 'PUT /api/bookings/b1/changes/c1'

/** Ravi's booking of 3 to 6 December, as Asha and as Ravi see it. */
const ofOwner: Booking = { ...received, state: 'accepted', may: [], mayProposeChange: true }
const ofRenter: Booking = { ...requested, state: 'accepted', may: [], mayProposeChange: true }
const change: ProposedChange = {
  id: 'c1',
  by: 'renter',
  startDate: '2099-12-03',
  endDate: '2099-12-08',
  units: 1,
  total: '2250.00',
  answerBy: '2099-12-01T04:30:00.000Z',
}

/** `booking` is what the booking has become meanwhile. */
type Answer = { status?: number; body: unknown; booking?: Booking }

/**
 * Opens the details of a booking on a server that gives these answers to a proposal and to what is said to it. `holdHandover` lets
 * it answer no more requests for the handover until the returned function is called.
 */
async function openDetails(booking: Booking, ...answers: Answer[]) {
  const isOwner = booking.renter !== null
  let stored = booking
  let handoverHeld: Promise<void> | undefined
  const holdHandover = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    handoverHeld = promise
    return resolve
  }
  const respond = () => {
    const answer = answers.shift()!
    stored = answer.booking ?? (answer.status ? stored : (answer.body as Booking))
    return answer
  }
  const opened = await openConversation({
    conversation: isOwner ? owned : rented,
    responses: {
      [isOwner
        ? 'GET /api/bookings?as=owner&itemId=i1&renterId=u2'
        : 'GET /api/bookings?as=renter&itemId=i1']: () => ({ body: [stored] }),
      'GET /api/bookings/b1/handover': async () => {
        await handoverHeld
        return { body: { records: [], mayRecord: [], code: null } }
      },
      [`${CALENDAR}?from=2098-06-01&to=2099-06-02`]: { body: NOTHING_BOOKED },
      [`${CALENDAR}?from=2099-06-03&to=2100-06-01`]: {
        body: { ...NOTHING_BOOKED, booked: ['2099-12-04', '2099-12-09'] },
      },
      [PROPOSE]: respond,
      [ANSWER]: respond,
    },
  })
  const row = within(await screen.findByRole('region', { name: /^Booking, / }))
  const dialog = await chooseInMenu(opened.visitor, row, 'Details')
  return { ...opened, dialog, holdHandover }
}

const dayOf = (dialog: ReturnType<typeof within>, day: number) =>
  dialog.getByRole('button', { name: new RegExp(`\\b${day} December 2099,`) })

/** Selects the days from the 3rd to another one of December in the calendar of the form. */
function setLastDay(dialog: ReturnType<typeof within>, day: number) {
  for (const each of [3, day]) fireEvent.click(dayOf(dialog, each))
}

test('a renter proposes a later last day and sees the new total before sending it', async () => {
  const changed = { ...ofRenter, change, mayProposeChange: false, mayAnswerChange: ['withdrawn'] }
  const { dialog, visitor, sent } = await openDetails(ofRenter, { body: changed })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 8)
  expect(dialog.getByText('New total: ₹2,250')).toBeTruthy()
  expect(dialog.queryByLabelText(/Total in rupees/)).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  expect(await dialog.findByText(/^You proposed this\. Asha has until 1 Dec/)).toBeTruthy()
  expect(sent(PROPOSE).map(({ body }) => body)).toEqual([
    { startDate: '2099-12-03', endDate: '2099-12-08', units: 1 },
  ])
  expect(await screen.findByText('Change proposed')).toBeTruthy()
})

test('an owner may lower the total of a proposal', async () => {
  const { dialog, visitor, sent } = await openDetails(ofOwner, { body: ofOwner })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await fill(visitor, dialog.getByLabelText(/^Total in rupees/), ' 1000 ')
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  await waitFor(() =>
    expect(sent(PROPOSE).map(({ body }) => body)).toEqual([
      { startDate: '2099-12-03', endDate: '2099-12-06', units: 1, total: '1000' },
    ])
  )
})

test('the number of pieces can change where a booking has several', async () => {
  const { dialog, visitor, sent } = await openDetails({ ...ofRenter, units: 3 }, { body: ofRenter })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await visitor.clear(dialog.getByLabelText('Pieces'))
  await fill(visitor, dialog.getByLabelText('Pieces'), '2')
  expect(dialog.getByText('New total: ₹2,700')).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  await waitFor(() => expect(sent(PROPOSE)[0]?.body).toMatchObject({ units: 2 }))
})

test.each(['0', '1.5', 'two'])('"%s" pieces are named at the field and not sent', async (typed) => {
  const { dialog, visitor, sent } = await openDetails({ ...ofRenter, units: 3 }, { body: ofRenter })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  const field = dialog.getByLabelText('Pieces')
  await visitor.clear(field)
  await fill(visitor, field, typed)
  expect(dialog.queryByRole('alert')).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  expect(dialog.getByRole('alert').textContent).toBe('Please enter a whole number, such as 2.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sent(PROPOSE)).toEqual([])
})

test('the separator of a typed total is not sent', async () => {
  const { dialog, visitor, sent } = await openDetails(ofOwner, { body: ofOwner })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await fill(visitor, dialog.getByLabelText(/^Total in rupees/), '₹ १,०००')
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  await waitFor(() => expect(sent(PROPOSE)[0]?.body).toMatchObject({ total: '1000' }))
})

test('an owner may name a total for hourly days that have none', async () => {
  const hourly: Booking = {
    ...ofOwner,
    endDate: ofOwner.startDate,
    priceUnit: 'hour',
    collectAt: '10:00',
    returnAt: '13:00',
  }
  const { dialog, visitor, sent } = await openDetails(hourly, { body: hourly })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await fill(visitor, dialog.getByLabelText(/^Total in rupees/), '1000')
  setLastDay(dialog, 4)
  expect(dialog.getByText('Agree on the total with each other.')).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  await waitFor(() =>
    expect(sent(PROPOSE).map(({ body }) => body)).toEqual([
      { startDate: '2099-12-03', endDate: '2099-12-04', units: 1, total: '1000' },
    ])
  )
})

test('a proposal without a last day is not sent and says so', async () => {
  const { dialog, visitor } = await openDetails(ofRenter)
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await visitor.click(dayOf(dialog, 4))
  expect(dialog.getByText(/^4 Dec 2099 → pick the return day$/)).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  expect(dialog.getByRole('alert').textContent).toBe('Please choose both days')
  await visitor.click(dayOf(dialog, 7))
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('the calendar of a proposal shows days of others as booked, and not those of the booking itself', async () => {
  const { dialog, visitor } = await openDetails(ofRenter)
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await waitFor(() => expect(dayOf(dialog, 9).getAttribute('aria-label')).toMatch(/, booked$/))
  await visitor.click(dayOf(dialog, 8))
  expect(dayOf(dialog, 4).getAttribute('aria-label')).toMatch(/, available$/)
})

test('a rejected proposal shows why and keeps the form', async () => {
  const message = '8 December 2099 is no longer available.'
  const { dialog, visitor } = await openDetails(ofRenter, { status: 409, body: { message } })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 8)
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dayOf(dialog, 8).getAttribute('aria-label')).toMatch(/, selected as end$/)
})

/** The days that the form proposes after a press on the 5th of December. */
async function proposeTheFifth(booking: Booking) {
  const { dialog, visitor, sent } = await openDetails(booking, { body: booking })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await visitor.click(dayOf(dialog, 5))
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  return { dialog, days: () => sent(PROPOSE).map(({ body }) => [body?.startDate, body?.endDate]) }
}

test('the first day of a running rental is fixed', async () => {
  const { days } = await proposeTheFifth({ ...ofRenter, state: 'active' })
  await waitFor(() => expect(days()).toEqual([['2099-12-03', '2099-12-05']]))
})

test.each([
  { moment: 'can change until the end of the day before in India', now: '29:59', isFixed: false },
  { moment: 'is fixed from its beginning in India', now: '30:00', isFixed: true },
])('the first day of an accepted booking $moment', async ({ now, isFixed }) => {
  vi.useFakeTimers({ now: new Date(`2099-12-02T18:${now}Z`), toFake: ['Date'] })
  const { dialog, days } = await proposeTheFifth(ofRenter)
  if (isFixed) await waitFor(() => expect(days()).toEqual([['2099-12-03', '2099-12-05']]))
  else expect(dialog.getByRole('alert').textContent).toBe('Please choose both days')
})

test('after a proposal is withdrawn the button shows instead of the form', async () => {
  const proposed: Booking = {
    ...ofRenter,
    change,
    mayProposeChange: false,
    mayAnswerChange: ['withdrawn'],
  }
  const opened = await openDetails(ofRenter, { body: proposed }, { body: ofRenter })
  const { dialog, visitor } = opened
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 8)
  // The proposal replaces the form before all refetches have ended.
  const release = opened.holdHandover()
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  const withdraw = await dialog.findByRole('button', { name: 'Withdraw Change' })
  release()
  await visitor.click(withdraw)
  expect(await dialog.findByRole('button', { name: 'Change Booking' })).toBeTruthy()
  expect(dialog.queryByRole('grid')).toBeNull()
})

test('a declined proposal of the other member does not bring back the form that it replaced', async () => {
  const proposed: Booking = {
    ...ofRenter,
    change: { ...change, by: 'owner' },
    mayProposeChange: false,
    mayAnswerChange: ['accepted', 'declined'],
  }
  const rejected = { status: 409, body: { message: 'Asha has proposed a change.' } }
  const { dialog, visitor } = await openDetails(
    ofRenter,
    { ...rejected, booking: proposed },
    { body: ofRenter }
  )
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 9)
  await visitor.click(dialog.getByRole('button', { name: 'Propose Change' }))
  await visitor.click(await dialog.findByRole('button', { name: 'Decline Change' }))
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Proposed change' })).toBeNull())
  expect(dialog.getByRole('button', { name: 'Change Booking' })).toBeTruthy()
  expect(dialog.queryByRole('grid')).toBeNull()
})

test('a changed day is not discarded without a question', async () => {
  const { dialog, visitor } = await openDetails(ofRenter)
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 8)
  await visitor.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await visitor.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(dayOf(dialog, 8).getAttribute('aria-label')).toMatch(/, selected as end$/)
})

test('an unchanged form of a change closes without a question', async () => {
  const { dialog, visitor } = await openDetails(ofRenter)
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  await visitor.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an owner sees days and total of a proposal and accepts it', async () => {
  const proposed: Booking = {
    ...ofOwner,
    change,
    mayProposeChange: false,
    mayAnswerChange: ['accepted', 'declined'],
  }
  const changed = { ...ofOwner, endDate: '2099-12-08', quotedTotal: '2250.00' }
  const { dialog, visitor, sent } = await openDetails(proposed, { body: changed })
  const proposal = within(dialog.getByRole('region', { name: 'Proposed change' }))
  expect(proposal.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3–8 Dec 2099 · 5 days',
    '₹2,250',
  ])
  expect(proposal.getByText(/^Ravi wants to change the booking\. Answer by 1 Dec/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Change Booking' })).toBeNull()
  await visitor.click(proposal.getByRole('button', { name: 'Accept Change' }))
  expect(await screen.findByText('Booking changed')).toBeTruthy()
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Proposed change' })).toBeNull())
  expect(sent(ANSWER).map(({ body }) => body)).toEqual([{ state: 'accepted' }])
})

test('a proposal costs what its weeks and days cost at the prices of the request, whose saving it names', async () => {
  const weekly = { unitPrice: '500.00', weeklyPrice: '2500.00' }
  const longer = { ...change, endDate: '2099-12-13', total: '4000.00' }
  const { dialog } = await openDetails({ ...ofOwner, ...weekly, change: longer })
  const proposal = within(dialog.getByRole('region', { name: 'Proposed change' }))
  expect(proposal.getByText('1 week + 3 days, ₹4,000; ₹1,000 less than by the day')).toBeTruthy()
})

test('an owner may name the total of a proposal that they accept', async () => {
  const proposed: Booking = {
    ...ofOwner,
    unitPrice: null,
    quotedTotal: null,
    change: { ...change, total: null },
    mayAnswerChange: ['accepted', 'declined'],
  }
  const { dialog, visitor, sent } = await openDetails(proposed, { body: ofOwner })
  const field = dialog.getByLabelText(/^Total in rupees/)
  await fill(visitor, field, '12,3')
  await visitor.click(dialog.getByRole('button', { name: 'Accept Change' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sent(ANSWER)).toEqual([])
  await visitor.clear(field)
  await fill(visitor, field, '₹ 2,500')
  await visitor.click(dialog.getByRole('button', { name: 'Accept Change' }))
  await waitFor(() =>
    expect(sent(ANSWER).map(({ body }) => body)).toEqual([{ state: 'accepted', total: '2500' }])
  )
})

test('an owner reads that the agreed total stays for other days which nothing can be quoted for', async () => {
  const { dialog } = await openDetails({
    ...ofOwner,
    unitPrice: null,
    quotedTotal: null,
    agreedTotal: '2000.00',
    change: { ...change, total: '2000.00' },
    mayAnswerChange: ['accepted', 'declined'],
  })
  const field = dialog.getByRole('textbox', { description: 'The agreed total of ₹2,000 stays.' })
  expect(dialog.getByLabelText(/^Total in rupees/)).toBe(field)
})

test('a renter who accepts a proposal names no total', async () => {
  const { dialog } = await openDetails({
    ...ofRenter,
    change: { ...change, by: 'owner' },
    mayAnswerChange: ['accepted', 'declined'],
  })
  expect(dialog.getByRole('button', { name: 'Accept Change' })).toBeTruthy()
  expect(dialog.queryByLabelText(/Total in rupees/)).toBeNull()
})

const BEYOND: ProposedChange['beyondLimits'] = [
  { name: 'maxRentalDuration', count: 3, unit: 'day' },
  { name: 'noticeDays', count: 1, unit: 'day' },
]

test.each([
  { by: 'renter', mayAnswerChange: ['accepted', 'declined'] },
  { by: 'owner', mayAnswerChange: ['withdrawn'] },
] as const)('an owner reads which limits a proposal of the $by breaks', async (row) => {
  const { by, mayAnswerChange } = row
  const { dialog } = await openDetails({
    ...ofOwner,
    change: { ...change, by, beyondLimits: BEYOND },
    mayAnswerChange: [...mayAnswerChange],
  })
  expect(dialog.getByText("This is longer than your listing's maximum of 3 days.")).toBeTruthy()
  expect(dialog.getByText("This begins sooner than your listing's notice of 1 day.")).toBeTruthy()
})

test('a renter reads nothing of limits that are for the owner to waive', async () => {
  const { dialog } = await openDetails({ ...ofRenter, change: { ...change, beyondLimits: BEYOND } })
  expect(dialog.getByRole('region', { name: 'Proposed change' })).toBeTruthy()
  expect(dialog.queryByText(/your listing/)).toBeNull()
})

test('an answer that comes too late shows why', async () => {
  const proposed: Booking = { ...ofOwner, change, mayAnswerChange: ['accepted', 'declined'] }
  const message = "You can't answer this change any more. Please look at the booking again."
  const { dialog, visitor } = await openDetails(proposed, { status: 409, body: { message } })
  await visitor.click(dialog.getByRole('button', { name: 'Decline Change' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a booking whose days cannot change has no button to propose it', async () => {
  const { dialog } = await openDetails({ ...ofRenter, mayProposeChange: false })
  expect(dialog.queryByRole('button', { name: 'Change Booking' })).toBeNull()
})

test.each([
  ['a quote', { agreedTotal: '1350.00' }, 'New total: ₹2,250'],
  ['a discount', { agreedTotal: '1000.00' }, 'New total: ₹2,250. It replaces the agreed ₹1,000.'],
  [
    'a total of a negotiable price',
    { unitPrice: null, quotedTotal: null, agreedTotal: '5000.00' },
    'The agreed total of ₹5,000 stays.',
  ],
  [
    'no total',
    { unitPrice: null, quotedTotal: null, agreedTotal: null },
    'Agree on the total with each other.',
  ],
])('the form of a proposal says what follows from %s', async (_, fields, message) => {
  const { dialog, visitor } = await openDetails({ ...ofRenter, ...fields })
  await visitor.click(dialog.getByRole('button', { name: 'Change Booking' }))
  setLastDay(dialog, 8)
  expect(dialog.getByText(message)).toBeTruthy()
})
