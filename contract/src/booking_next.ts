import type { Booking, BookingSide } from './booking.ts'
import type { BookingStepName } from './booking_steps.ts'
import { todayInIndia } from './calendar_days.ts'
import { TIME_ZONE } from './time_zone.ts'
import type { Day, Moment, TimeOfDay } from './values.ts'

export const BOOKING_SITUATIONS = [
  'requested',
  'coming',
  'collect',
  'running',
  'return',
  'overdue',
  'not_returned_theirs',
  'not_returned_yours',
  'change_theirs',
  'change_yours',
  'no_show_theirs',
  'no_show_yours',
  'completed',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
] as const
/**
 * Where a booking stands for its reader. `collect` is an accepted one from its first day on, `return` a handed over one on its last
 * day, `overdue` one that should be back. `not_returned_`, `change_` and `no_show_` are open reports and proposals of the other
 * member or the reader. No proposal hides that an item is overdue, or that the renter is about to show their code.
 */
export type BookingSituation = (typeof BOOKING_SITUATIONS)[number]

/** A step of the table, or the reader's side of a problem that the other member reported. */
export type NextStep = BookingStepName | 'answerProblem'

/**
 * What is done instead of the renter's code while no code is compared, since too many were wrong: the reader saves a record, or has
 * saved one and the other member has to, or the owner says that the item was returned.
 */
export type InsteadOfCode = 'record' | 'recordOfOther' | 'complete'

/** What comes next in a booking for one of its members: what a sentence about it says, and the one step to propose. */
export type BookingNext = {
  situation: BookingSituation
  /**
   * The step that the reader should take now; null if none waits for them. The renter takes `handOver` and `handBack` by showing
   * their code.
   */
  step: BookingStepName | null
  /** What else the situation suggests, the likeliest first. Nodes of the previous release omit it. */
  others?: NextStep[]
  /** By when the booking waits for an answer. */
  until: Moment | null
  /** The day, and the agreed time, of the collection or the return that the situation is about. */
  on: Day | null
  time: TimeOfDay | null
  /** By when the reader has to answer a proposal that is not the situation. */
  changeUntil?: Moment
  insteadOfCode?: InsteadOfCode
}

type Current = Pick<
  Booking,
  'state' | 'startDate' | 'endDate' | 'collectAt' | 'returnAt' | 'noShowReportedBy' | 'change'
> & {
  answerBy: Date | Moment
  noShowContestUntil: Date | Moment | null
  isNoShowOpen: boolean
  /** Whether the owner reported that the item was not returned, and that is not settled. */
  isNotReturned: boolean
  /** Whether no code of the next stage is compared now, and whether the reader has saved a record of that stage. */
  isCodeLocked: boolean
  hasRecorded: boolean
  completedAt: Date | Moment | null
  completedBy?: BookingSide | 'system' | null
  side: BookingSide
}

/** What the reader may do now. It decides whether a step is proposed. */
type Allowed = Pick<
  Booking,
  | 'may'
  | 'mayContestNoShow'
  | 'mayAnswerChange'
  | 'mayProposeChange'
  | 'mayReport'
  | 'mayAnswerProblem'
>

/** The time in which a return that the other member or the system recorded is asked about. */
const HOURS_TO_DISPUTE_RETURN = 24

/** The steps for which the renter shows their code. The other member stands before them, and waits. */
const SHOWS_CODE: ReadonlySet<BookingStepName | null> = new Set(['handOver', 'handBack'])

const timeInIndia = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'short' })

/** Derives what comes next in a booking at a moment; the steps are among those that its reader may take. */
export function bookingNext(booking: Current, allowed: Allowed, now: Date): BookingNext {
  const due = nextOf(booking, allowed, now)
  const others = othersOf(due, booking, allowed, now)
  const changeUntil = others.includes('acceptChange') && booking.change?.answerBy
  const insteadOfCode = insteadOfCodeOf(due, booking)
  return {
    ...due,
    others,
    ...(changeUntil && { changeUntil }),
    ...(insteadOfCode && { insteadOfCode }),
  }
}

function insteadOfCodeOf(
  { step }: BookingNext,
  { isCodeLocked, isNotReturned, hasRecorded }: Current
): InsteadOfCode | null {
  if (!isCodeLocked || !SHOWS_CODE.has(step)) return null
  if (isNotReturned) return 'complete'
  return hasRecorded ? 'recordOfOther' : 'record'
}

function othersOf(
  { situation, step }: BookingNext,
  booking: Current,
  allowed: Allowed,
  now: Date
): NextStep[] {
  const { mayReport = [], mayProposeChange, mayAnswerProblem } = allowed
  const isLate = situation === 'overdue' || situation === 'not_returned_yours'
  const ofOwner = isLate && booking.side === 'owner'
  const others: (NextStep | false | undefined)[] = [
    mayAnswerProblem && 'answerProblem',
    step !== 'acceptChange' && mayAcceptChange(allowed) && 'acceptChange',
    ofOwner && mayProposeChange && 'proposeChange',
    situation === 'overdue' && mayReport.includes('not_returned') && 'reportNotReturned',
    isDisputable(booking, now) && mayReport.length > 0 && 'reportProblem',
  ]
  return others.filter((step) => typeof step === 'string')
}

/** Whether someone else has just said that the item was returned. */
function isDisputable({ state, side, completedBy, completedAt }: Current, now: Date): boolean {
  if (state !== 'completed' || !completedBy || completedBy === side) return false
  return now.getTime() < new Date(completedAt!).getTime() + HOURS_TO_DISPUTE_RETURN * 3_600_000
}

function nextOf(booking: Current, allowed: Allowed, now: Date): BookingNext {
  const { state, answerBy, change, side } = booking
  if (state === 'requested') {
    const step = allowed.may.includes('accepted') ? 'accept' : null
    return next('requested', step, { until: new Date(answerBy).toISOString() })
  }
  if (state !== 'accepted' && state !== 'active') return next(state, null)
  if (booking.isNoShowOpen) {
    const until = new Date(booking.noShowContestUntil!).toISOString()
    if (booking.noShowReportedBy === side) return next('no_show_yours', null, { until })
    return next('no_show_theirs', allowed.mayContestNoShow ? 'contestNoShow' : null, { until })
  }
  // More days may have been agreed since the report.
  if (booking.isNotReturned && change === null && todayInIndia(now) >= booking.endDate) {
    const situation = side === 'owner' ? 'not_returned_yours' : 'not_returned_theirs'
    const at = { on: booking.endDate, time: booking.returnAt }
    return next(situation, stepOfReturn(side, allowed.may), at)
  }
  const due = state === 'accepted' ? collection(booking, now) : returning(booking, allowed, now)
  if (change === null || due.situation === 'overdue' || SHOWS_CODE.has(due.step)) return due
  const until = change.answerBy
  if (change.by !== side)
    return next('change_theirs', mayAcceptChange(allowed) ? 'acceptChange' : null, { until })
  return due.step === null ? next('change_yours', null, { until }) : due
}

function mayAcceptChange({ mayAnswerChange }: Allowed): boolean {
  return mayAnswerChange.includes('accepted')
}

function collection({ startDate, collectAt }: Current, now: Date): BookingNext {
  const at = { on: startDate, time: collectAt }
  return todayInIndia(now) < startDate ? next('coming', null, at) : next('collect', 'handOver', at)
}

function returning({ endDate, returnAt, side }: Current, { may }: Allowed, now: Date): BookingNext {
  const at = { on: endDate, time: returnAt }
  const today = todayInIndia(now)
  if (today < endDate) return next('running', null, at)
  const isLate = today > endDate || (returnAt !== null && timeInIndia.format(now) > returnAt)
  return next(isLate ? 'overdue' : 'return', stepOfReturn(side, may), at)
}

function stepOfReturn(side: BookingSide, may: Allowed['may']): BookingStepName | null {
  if (side === 'renter') return 'handBack'
  return may.includes('completed') ? 'complete' : null
}

function next(
  situation: BookingSituation,
  step: BookingStepName | null,
  { until = null, on = null, time = null }: Partial<BookingNext> = {}
): BookingNext {
  return { situation, step, until, on, time }
}
