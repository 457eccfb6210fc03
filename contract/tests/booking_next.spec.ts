import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProposedChange } from '../src/booking.ts'
import { bookingNext, type BookingNext } from '../src/booking_next.ts'

const UNTIL = '2026-12-01T04:30:00.000Z'
const CHANGE: ProposedChange = {
  id: 'c1',
  by: 'renter',
  startDate: '2026-12-06',
  endDate: '2026-12-08',
  units: 1,
  total: null,
  answerBy: UNTIL,
}

type Booking = Parameters<typeof bookingNext>[0]
type Allowed = Parameters<typeof bookingNext>[1]
type Row = {
  title: string
  booking: Partial<Booking>
  allowed?: Partial<Allowed>
  /** In India. */
  now?: string
  expected: Partial<BookingNext>
}

const BOOKING: Booking = {
  state: 'accepted',
  side: 'renter',
  startDate: '2026-12-05',
  endDate: '2026-12-07',
  collectAt: '10:00',
  returnAt: '18:00',
  answerBy: UNTIL,
  noShowReportedBy: null,
  noShowContestUntil: null,
  isNoShowOpen: false,
  isNotReturned: false,
  isCodeLocked: false,
  hasRecorded: false,
  completedAt: null,
  change: null,
}
const REPORT = { isNoShowOpen: true, noShowContestUntil: UNTIL } as const
const COLLECTION = { on: '2026-12-05', time: '10:00' }
const RETURN = { on: '2026-12-07', time: '18:00' }

const ROWS: Row[] = [
  {
    title: 'a request waits for its owner, who accepts',
    booking: { state: 'requested', side: 'owner' },
    allowed: { may: ['accepted', 'declined'] },
    expected: { situation: 'requested', step: 'accept', until: UNTIL },
  },
  {
    title: 'a request proposes nothing to its renter',
    booking: { state: 'requested' },
    allowed: { may: ['withdrawn'] },
    expected: { situation: 'requested', until: UNTIL },
  },
  {
    title: 'an accepted booking is coming until its first day in India',
    booking: {},
    now: '2026-12-04T23:59:59',
    expected: { situation: 'coming', ...COLLECTION },
  },
  {
    title: 'on the first day the renter collects with the code',
    booking: {},
    now: '2026-12-05T00:00:00',
    expected: { situation: 'collect', step: 'handOver', ...COLLECTION },
  },
  {
    title: 'on the first day the owner hands over, also without an agreed hour',
    booking: { side: 'owner', collectAt: null },
    now: '2026-12-05T00:00:00',
    expected: { situation: 'collect', step: 'handOver', on: '2026-12-05' },
  },
  {
    title: 'a rental runs until its last day',
    booking: { state: 'active', side: 'owner' },
    allowed: { may: ['completed'] },
    now: '2026-12-06T23:59:59',
    expected: { situation: 'running', ...RETURN },
  },
  {
    title: 'on the last day the renter gives it back with the code',
    booking: { state: 'active' },
    now: '2026-12-07T18:00:00',
    expected: { situation: 'return', step: 'handBack', ...RETURN },
  },
  {
    title: 'on the last day the owner completes the rental',
    booking: { state: 'active', side: 'owner' },
    allowed: { may: ['completed'] },
    now: '2026-12-07T09:00:00',
    expected: { situation: 'return', step: 'complete', ...RETURN },
  },
  {
    title: 'a rental on its only day proposes no return before its collection',
    booking: { state: 'active', side: 'owner', endDate: '2026-12-05' },
    now: '2026-12-05T09:00:00',
    expected: { situation: 'return', on: '2026-12-05', time: '18:00' },
  },
  {
    title: 'a rental is overdue from the minute after the agreed hour on',
    booking: { state: 'active' },
    now: '2026-12-07T18:01:00',
    expected: { situation: 'overdue', step: 'handBack', ...RETURN },
  },
  {
    title: 'without an agreed hour it is overdue from the day after',
    booking: { state: 'active', returnAt: null },
    now: '2026-12-08T00:00:00',
    expected: { situation: 'overdue', step: 'handBack', on: '2026-12-07' },
  },
  {
    title: 'a proposal of the other member comes first until the day of the collection',
    booking: { side: 'owner', change: CHANGE },
    allowed: { mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-04T23:59:59',
    expected: { situation: 'change_theirs', step: 'acceptChange', until: UNTIL },
  },
  {
    title: 'on the first day the owner hands over before they answer a proposal of the renter',
    booking: { side: 'owner', change: CHANGE },
    allowed: { mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-05T00:00:00',
    expected: {
      situation: 'collect',
      step: 'handOver',
      others: ['acceptChange'],
      changeUntil: UNTIL,
      ...COLLECTION,
    },
  },
  {
    title: 'on the first day the renter shows the code before they answer a proposal of the owner',
    booking: { change: { ...CHANGE, by: 'owner' } },
    allowed: { mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-05T00:00:00',
    expected: {
      situation: 'collect',
      step: 'handOver',
      others: ['acceptChange'],
      changeUntil: UNTIL,
      ...COLLECTION,
    },
  },
  {
    title: 'on the last day the renter shows the code before they answer a proposal of the owner',
    booking: { state: 'active', change: { ...CHANGE, by: 'owner' } },
    allowed: { mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-07T09:00:00',
    expected: {
      situation: 'return',
      step: 'handBack',
      others: ['acceptChange'],
      changeUntil: UNTIL,
      ...RETURN,
    },
  },
  {
    title: 'on the last day the owner answers a proposal of the renter before the return',
    booking: { state: 'active', side: 'owner', change: CHANGE },
    allowed: { may: ['completed'], mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-07T09:00:00',
    expected: { situation: 'change_theirs', step: 'acceptChange', until: UNTIL },
  },
  {
    title: 'a proposal of the renter does not hide that the item is overdue',
    booking: { state: 'active', side: 'owner', change: CHANGE },
    allowed: { may: ['completed'], mayAnswerChange: ['accepted', 'declined'] },
    now: '2026-12-08T09:00',
    expected: {
      situation: 'overdue',
      step: 'complete',
      ...RETURN,
      others: ['acceptChange'],
      changeUntil: UNTIL,
    },
  },
  {
    title: 'an own proposal is said while nothing else is to be done',
    booking: { change: CHANGE },
    expected: { situation: 'change_yours', until: UNTIL },
  },
  {
    title: 'on the day itself the collection comes before an own proposal',
    booking: { change: CHANGE },
    now: '2026-12-05T09:00:00',
    expected: { situation: 'collect', step: 'handOver', ...COLLECTION },
  },
  {
    title: 'a report of the other member comes before all else',
    booking: { ...REPORT, noShowReportedBy: 'owner', change: CHANGE },
    allowed: { mayContestNoShow: true },
    now: '2026-12-05T12:00:00',
    expected: { situation: 'no_show_theirs', step: 'contestNoShow', until: UNTIL },
  },
  {
    title: 'an own report proposes nothing',
    booking: { ...REPORT, noShowReportedBy: 'renter' },
    now: '2026-12-05T12:00:00',
    expected: { situation: 'no_show_yours', until: UNTIL },
  },
  {
    title: 'the owner of an overdue item proposes more days, or says that it was not returned',
    booking: { state: 'active', side: 'owner' },
    allowed: { may: ['completed'], mayProposeChange: true, mayReport: ['not_returned', 'damage'] },
    now: '2026-12-08T00:00:00',
    expected: {
      situation: 'overdue',
      step: 'complete',
      others: ['proposeChange', 'reportNotReturned'],
      ...RETURN,
    },
  },
  {
    title: 'the owner of an item that was not returned still completes it',
    booking: { state: 'active', side: 'owner', isNotReturned: true },
    allowed: { may: ['completed'], mayReport: ['damage'] },
    now: '2026-12-08T00:00:00',
    expected: { situation: 'not_returned_yours', step: 'complete', ...RETURN },
  },
  {
    title:
      'an item that was not returned is rented again until the last of further days that both agree on',
    booking: { state: 'active', isNotReturned: true },
    allowed: { mayAnswerProblem: true },
    now: '2026-12-06T00:00:00',
    expected: { situation: 'running', others: ['answerProblem'], ...RETURN },
  },
  {
    title: 'the renter of an item that was not returned keeps the code, and writes their side',
    booking: { state: 'active', isNotReturned: true },
    allowed: { mayReport: ['damage'], mayAnswerProblem: true },
    now: '2026-12-08T00:00:00',
    expected: {
      situation: 'not_returned_theirs',
      step: 'handBack',
      others: ['answerProblem'],
      ...RETURN,
    },
  },
  {
    title: 'after too many wrong codes the renter saves a record of the handover',
    booking: { isCodeLocked: true },
    now: '2026-12-05T10:00:00',
    expected: { situation: 'collect', step: 'handOver', insteadOfCode: 'record', ...COLLECTION },
  },
  {
    title: 'after too many wrong codes the owner hands over with a record',
    booking: { side: 'owner', isCodeLocked: true },
    now: '2026-12-05T10:00:00',
    expected: { situation: 'collect', step: 'handOver', insteadOfCode: 'record', ...COLLECTION },
  },
  {
    title: 'after too many wrong codes and an own record the record of the other member is missing',
    booking: { state: 'active', isCodeLocked: true, hasRecorded: true },
    now: '2026-12-07T10:00:00',
    expected: {
      situation: 'return',
      step: 'handBack',
      insteadOfCode: 'recordOfOther',
      ...RETURN,
    },
  },
  {
    title:
      'after too many wrong codes an item reported as not returned is returned by the word of its owner',
    booking: { state: 'active', isNotReturned: true, isCodeLocked: true, hasRecorded: true },
    now: '2026-12-08T00:00:00',
    expected: {
      situation: 'not_returned_theirs',
      step: 'handBack',
      insteadOfCode: 'complete',
      ...RETURN,
    },
  },
  {
    title: 'wrong codes change nothing for an owner who says that the item was returned',
    booking: { state: 'active', side: 'owner', isCodeLocked: true },
    allowed: { may: ['completed'] },
    now: '2026-12-07T10:00:00',
    expected: { situation: 'return', step: 'complete', ...RETURN },
  },
  {
    title: 'a return that the other member recorded is asked about for 24 hours',
    booking: { state: 'completed', completedBy: 'owner', completedAt: '2026-12-07T06:00:00Z' },
    allowed: { mayReport: ['damage'] },
    now: '2026-12-08T11:29:59',
    expected: { situation: 'completed', others: ['reportProblem'] },
  },
  {
    title: 'a return of the day before is no longer asked about',
    booking: { state: 'completed', completedBy: 'owner', completedAt: '2026-12-07T06:00:00Z' },
    allowed: { mayReport: ['damage'] },
    now: '2026-12-08T11:30:00',
    expected: { situation: 'completed' },
  },
  {
    title: 'an own return is not asked about',
    booking: { state: 'completed', completedBy: 'renter', completedAt: '2026-12-07T06:00:00Z' },
    allowed: { mayReport: ['damage'] },
    now: '2026-12-07T12:00:00',
    expected: { situation: 'completed' },
  },
  ...(['completed', 'declined', 'expired', 'withdrawn', 'cancelled'] as const).map((state) => ({
    title: `a booking that is ${state} proposes nothing`,
    booking: { state, change: CHANGE },
    expected: { situation: state },
  })),
]

for (const { title, booking, allowed, now = '2026-12-01T09:00:00', expected } of ROWS) {
  test(title, () => {
    const may = {
      may: [],
      mayContestNoShow: false,
      mayAnswerChange: [],
      mayProposeChange: false,
      ...allowed,
    }
    const found = bookingNext({ ...BOOKING, ...booking }, may, new Date(`${now}+05:30`))
    assert.deepEqual(found, {
      step: null,
      others: [],
      until: null,
      on: null,
      time: null,
      ...expected,
    })
  })
}
