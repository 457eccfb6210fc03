import {
  CANCEL_REASONS,
  DECLINE_REASONS,
  type BookingReason,
  type BookingSide,
  type BookingState,
  type GivenReason,
} from './booking.ts'
import type { NotificationType } from './notification_types.ts'

/** What a step leads to: one row feeds the writer of the state, the event, the notifications and the line in the conversation. */
export type Outcome = {
  /** The state of the booking after it; null if that stays. */
  state: BookingState | null
  notification?: NotificationType
  /** `others`: the members who did not take the step; `proposer`: the member who made the answered proposal. */
  notifies?: readonly BookingSide[] | 'others' | 'proposer'
  /** Whether the conversation of the two members has a line about it. */
  hasLine?: true
  /** What it ends, whose notifications become read: there is nothing to answer any more. */
  ends?: 'change_proposed' | 'no_show_reported'
}

/** The outcomes of steps; each has the event `booking.<outcome>`. */
export const BOOKING_OUTCOMES = {
  accepted: {
    state: 'accepted',
    notification: 'booking_accepted',
    notifies: ['renter'],
    hasLine: true,
  },
  declined: {
    state: 'declined',
    notification: 'booking_declined',
    notifies: ['renter'],
    hasLine: true,
  },
  withdrawn: {
    state: 'withdrawn',
    notification: 'booking_withdrawn',
    notifies: ['owner'],
    hasLine: true,
  },
  expired: {
    state: 'expired',
    notification: 'booking_expired',
    notifies: ['owner', 'renter'],
    hasLine: true,
  },
  cancelled: {
    state: 'cancelled',
    notification: 'booking_cancelled',
    notifies: 'others',
    hasLine: true,
    ends: 'change_proposed',
  },
  started: { state: 'active', hasLine: true },
  completed: {
    state: 'completed',
    notification: 'booking_completed',
    notifies: 'others',
    hasLine: true,
    ends: 'change_proposed',
  },
  no_show_reported: {
    state: null,
    notification: 'booking_no_show',
    notifies: 'others',
    hasLine: true,
  },
  no_show_contested: {
    state: null,
    notification: 'booking_contested',
    notifies: 'others',
    hasLine: true,
    ends: 'no_show_reported',
  },
  no_show_withdrawn: {
    state: null,
    notification: 'booking_no_show_withdrawn',
    notifies: 'others',
    hasLine: true,
    ends: 'no_show_reported',
  },
  problem_reported: {
    state: null,
    notification: 'booking_problem',
    notifies: 'others',
    hasLine: true,
  },
  meeting_changed: {
    state: null,
    notification: 'booking_meeting',
    notifies: 'others',
    hasLine: true,
  },
  change_proposed: {
    state: null,
    notification: 'booking_change',
    notifies: 'others',
    hasLine: true,
  },
  changed: {
    state: null,
    notification: 'booking_changed',
    notifies: 'others',
    hasLine: true,
    ends: 'change_proposed',
  },
  change_declined: {
    state: null,
    notification: 'booking_change_declined',
    notifies: 'proposer',
    hasLine: true,
    ends: 'change_proposed',
  },
  change_withdrawn: {
    state: null,
    notification: 'booking_change_withdrawn',
    notifies: 'others',
    hasLine: true,
    ends: 'change_proposed',
  },
} as const satisfies Record<string, Outcome>

export type BookingOutcome = keyof typeof BOOKING_OUTCOMES

/** The row of an outcome. */
export function bookingOutcome(name: BookingOutcome): Outcome {
  return BOOKING_OUTCOMES[name]
}

type Rows = typeof BOOKING_OUTCOMES

/** What a line of the conversation says: the state after a step, or the outcome of a step that leaves the state. */
export type BookingLine = {
  [Name in BookingOutcome]: Rows[Name] extends { hasLine: true }
    ? Rows[Name]['state'] extends null
      ? Name
      : Rows[Name]['state']
    : never
}[BookingOutcome]

/**
 * When a step may be taken: `from collection` is from the agreed hour of collection on, or from the first day if none was agreed;
 * `overdue` is from the day after the last one on; `owner silent` is from the second one on, unless the owner reported that the
 * item was not returned.
 */
export type StepDays =
  'any day' | 'until first day' | 'from first day' | 'from collection' | 'overdue' | 'owner silent'

type Step = {
  from: readonly BookingState[]
  /** Who may take it, and on which days of the rental. When the system takes it, SQL decides. */
  by: { [Side in BookingSide]?: StepDays } & { system?: true }
  outcome: BookingOutcome
  /** A member gives one of these reasons. */
  reasons?: readonly GivenReason[]
  /** The reason of the system. */
  reason?: BookingReason
}

const BY_BOTH = { by: { owner: 'any day', renter: 'any day' } } as const
const HELD = { from: ['accepted', 'active'] } as const
const OF_HELD = { ...HELD, ...BY_BOTH } as const
const WITH_DECLINE_REASONS = { reasons: DECLINE_REASONS } as const
const WITH_CANCEL_REASONS = { reasons: CANCEL_REASONS } as const

/** Every step of a booking. */
export const BOOKING_STEPS = {
  accept: { from: ['requested'], by: { owner: 'any day' }, outcome: 'accepted' },
  decline: {
    from: ['requested'],
    by: { owner: 'any day' },
    outcome: 'declined',
    ...WITH_DECLINE_REASONS,
  },
  /** Another request for its days was accepted. */
  loseDays: {
    from: ['requested'],
    by: { system: true },
    outcome: 'declined',
    reason: 'dates_taken',
  },
  /** Its listing was deleted or hidden. */
  loseListing: {
    from: ['requested'],
    by: { system: true },
    outcome: 'declined',
    reason: 'listing_gone',
  },
  /** Its renter was suspended. */
  loseRenter: {
    from: ['requested'],
    by: { system: true },
    outcome: 'declined',
    reason: 'member_gone',
  },
  withdraw: { from: ['requested'], by: { renter: 'any day' }, outcome: 'withdrawn' },
  /** The owner did not answer in time. */
  expire: { from: ['requested'], by: { system: true }, outcome: 'expired' },
  cancel: {
    from: ['accepted'],
    by: { owner: 'until first day', renter: 'until first day' },
    outcome: 'cancelled',
    ...WITH_CANCEL_REASONS,
  },
  start: { from: ['accepted'], by: { owner: 'from first day' }, outcome: 'started' },
  /** The renter's code, or records of both members, prove the handover. */
  handOver: { from: ['accepted'], ...BY_BOTH, outcome: 'started' },
  /** Its first day has ended. */
  startByClock: { from: ['accepted'], by: { system: true }, outcome: 'started' },
  complete: {
    from: ['active'],
    by: { owner: 'from collection', renter: 'owner silent' },
    outcome: 'completed',
  },
  /** The renter's code, or records of both members, prove the return. */
  handBack: { from: ['active'], ...BY_BOTH, outcome: 'completed' },
  /** Its last day was two days ago, and it is not reported as not returned. */
  completeByClock: { ...HELD, by: { system: true }, outcome: 'completed' },
  reportNoShow: {
    ...HELD,
    by: { owner: 'from first day', renter: 'from first day' },
    outcome: 'no_show_reported',
  },
  contestNoShow: { ...OF_HELD, outcome: 'no_show_contested' },
  /** The member who reported a no-show was wrong. */
  withdrawNoShow: { ...OF_HELD, outcome: 'no_show_withdrawn' },
  /** The report of a no-show was not contested in time. */
  endNoShow: {
    ...HELD,
    by: { system: true },
    outcome: 'cancelled',
    reason: 'did_not_take_place',
  },
  /** The item was not returned: the clock does not complete the booking. */
  reportNotReturned: { ...HELD, by: { owner: 'overdue' }, outcome: 'problem_reported' },
  /** Something else went wrong. After the return there are some days left to say so. */
  reportProblem: {
    from: ['accepted', 'active', 'completed'],
    by: { owner: 'from first day', renter: 'from first day' },
    outcome: 'problem_reported',
  },
  /** A member wrote where and when they meet. */
  setMeeting: { ...OF_HELD, outcome: 'meeting_changed' },
  proposeChange: { ...OF_HELD, outcome: 'change_proposed' },
  acceptChange: { ...OF_HELD, outcome: 'changed' },
  declineChange: { ...OF_HELD, outcome: 'change_declined' },
  withdrawChange: { ...OF_HELD, outcome: 'change_withdrawn' },
  /** The other member did not answer a proposal in time. */
  expireChange: { ...HELD, by: { system: true }, outcome: 'change_declined' },
} as const satisfies Record<string, Step>

export type BookingStepName = keyof typeof BOOKING_STEPS

/** The row of a step. */
export function bookingStep(name: BookingStepName): Step {
  return BOOKING_STEPS[name]
}

/** The state of a booking after a step; null if the step leaves it as it is. */
export function stateAfter(name: BookingStepName): BookingState | null {
  return BOOKING_OUTCOMES[BOOKING_STEPS[name].outcome].state
}

/** The steps of `PUT /api/bookings/{id}`; records of a handover and proposals have calls of their own. */
export const CALLED_STEPS = [
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'start',
  'complete',
  'reportNoShow',
  'contestNoShow',
  'withdrawNoShow',
] as const
export type CalledStep = (typeof CALLED_STEPS)[number]

/**
 * The called step that a next state and a reason mean; undefined if none leads to the state. `cancelled` with
 * `did_not_take_place` means `reportNoShow`, `active` with `took_place` means `contestNoShow`.
 */
export function calledStep(state: BookingState, reason?: string): CalledStep | undefined {
  if (state === 'cancelled' && reason === 'did_not_take_place') return 'reportNoShow'
  if (state === 'active' && reason === 'took_place') return 'contestNoShow'
  return CALLED_STEPS.find((name) => stateAfter(name) === state)
}
