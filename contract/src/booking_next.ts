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
 * day, `overdue` one that should be back. `change_` and `no_show_` are open proposals and reports of the other member or the
 * reader.
 */
export type BookingSituation = (typeof BOOKING_SITUATIONS)[number]

/** What comes next in a booking for one of its members: what a sentence about it says, and the one step to propose. */
export type BookingNext = {
  situation: BookingSituation
  /**
   * The step that the reader should take now; null if none waits for them. The renter takes `handOver` and `handBack` by showing
   * their code.
   */
  step: BookingStepName | null
  /** By when the booking waits for an answer. */
  until: Moment | null
  /** The day, and the agreed time, of the collection or the return that the situation is about. */
  on: Day | null
  time: TimeOfDay | null
}

type Current = Pick<
  Booking,
  'state' | 'startDate' | 'endDate' | 'collectAt' | 'returnAt' | 'noShowReportedBy' | 'change'
> & {
  answerBy: Date | Moment
  noShowContestUntil: Date | Moment | null
  isNoShowOpen: boolean
  side: BookingSide
}

/** What the reader may do now, which decides whether a step is proposed. */
type Allowed = Pick<Booking, 'may' | 'mayContestNoShow' | 'mayAnswerChange'>

const timeInIndia = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'short' })

/** Derives what comes next in a booking at a moment; the steps are among those that its reader may take. */
export function bookingNext(booking: Current, allowed: Allowed, now: Date): BookingNext {
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
  const isTheirs = change !== null && change.by !== side
  if (isTheirs) {
    const step = allowed.mayAnswerChange.includes('accepted') ? 'acceptChange' : null
    return next('change_theirs', step, { until: change.answerBy })
  }
  const due = state === 'accepted' ? collection(booking, now) : returning(booking, allowed, now)
  const waitsForThem = change !== null && due.step === null
  return waitsForThem ? next('change_yours', null, { until: change.answerBy }) : due
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
  const ofOwner = may.includes('completed') ? 'complete' : null
  return next(isLate ? 'overdue' : 'return', side === 'owner' ? ofOwner : 'handBack', at)
}

function next(
  situation: BookingSituation,
  step: BookingStepName | null,
  { until = null, on = null, time = null }: Partial<BookingNext> = {}
): BookingNext {
  return { situation, step, until, on, time }
}
