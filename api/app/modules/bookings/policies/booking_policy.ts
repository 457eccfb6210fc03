import {
  CANCEL_REASONS,
  DECLINE_REASONS,
  type Booking,
  type BookingSide,
  type BookingState,
  type ChangeAnswer,
  type GivenReason,
} from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import type { Day } from '@saajha/contract/values'
import { DAYS_TO_RETURN } from '#modules/bookings/return_days'
import { addDays, dayInIndia } from '#shared/time/day_in_india'

/** A booking as it is now, by PostgreSQL's clock: a request that was not answered in time is expired. */
export type CurrentBooking = Pick<
  Booking,
  'state' | 'startDate' | 'endDate' | 'noShowReportedBy' | 'change'
> & {
  /** The member who looks at it. */
  side: BookingSide
  noShowContestUntil: Date | null
  noShowContestedAt: Date | null
  /** Whether the renter's code, or records of both members, prove that the item was handed over. */
  isHandoverProved: boolean
  now: Date
}

/** The hours after a booking was completed in which its members may still record the return. */
const HOURS_TO_RECORD_RETURN = 24

type Step = {
  from: BookingState
  to: BookingState
  by: BookingSide
  /** The reasons of which one has to be given. */
  reasons?: readonly GivenReason[]
  /** Whether it may be taken on this day; always, if omitted. */
  isPossibleOn?: (today: Day, booking: CurrentBooking) => boolean
}

const untilFirstDay: Step['isPossibleOn'] = (today, { startDate }) => today <= startDate
const fromFirstDay: Step['isPossibleOn'] = (today, { startDate }) => today >= startDate
/** The owner has had the whole day after the last one. */
const ownerIsSilent: Step['isPossibleOn'] = (today, { endDate }) =>
  today >= addDays(endDate, DAYS_TO_RETURN)

const cancelling = {
  from: 'accepted',
  to: 'cancelled',
  reasons: CANCEL_REASONS,
  isPossibleOn: untilFirstDay,
} as const

/** Every step that a member may take, and when. */
const STEPS: readonly Step[] = [
  { from: 'requested', to: 'accepted', by: 'owner' },
  { from: 'requested', to: 'declined', by: 'owner', reasons: DECLINE_REASONS },
  { from: 'requested', to: 'withdrawn', by: 'renter' },
  { ...cancelling, by: 'owner' },
  { ...cancelling, by: 'renter' },
  { from: 'accepted', to: 'active', by: 'owner', isPossibleOn: fromFirstDay },
  { from: 'active', to: 'completed', by: 'owner' },
  { from: 'active', to: 'completed', by: 'renter', isPossibleOn: ownerIsSilent },
]

/** The states that a member may set next. */
export function nextStates(booking: CurrentBooking): BookingState[] {
  return stepsOf(booking).map(({ to }) => to)
}

/** The step of a member to a state; undefined if they may not take it now. */
export function stepTo(booking: CurrentBooking, state: BookingState): Step | undefined {
  return stepsOf(booking).find(({ to }) => to === state)
}

/**
 * Whether a member may say that a rental did not take place: once, from its first day until it is completed, and not against the
 * proof that it was handed over.
 */
export function mayReportNoShow(booking: CurrentBooking): boolean {
  const { noShowReportedBy, isHandoverProved, startDate, now } = booking
  const isReportable = noShowReportedBy === null && !isHandoverProved
  return isHeld(booking) && isReportable && dayInIndia(now) >= startDate
}

/** Whether a member may contest that the other one has said so. */
export function mayContestNoShow(booking: CurrentBooking): boolean {
  const { side, noShowReportedBy, noShowContestUntil, now } = booking
  return isNoShowOpen(booking) && noShowReportedBy !== side && noShowContestUntil! > now
}

/** Whether a member may propose other days: of an accepted booking, if no proposal is to be answered. */
export function mayProposeChange(booking: CurrentBooking): boolean {
  return isHeld(booking) && !isNoShowOpen(booking) && booking.change === null
}

/** What a member may say to the open proposal. */
export function changeAnswers(booking: CurrentBooking): ChangeAnswer[] {
  const { change, side } = booking
  if (change === null || isNoShowOpen(booking)) return []
  return change.by === side ? ['withdrawn'] : ['accepted', 'declined']
}

/**
 * The stages that both members may record: the handover from the first day until the return, the return from the handover until
 * a day after it. While it is open whether the rental took place, a booking that is not handed over yet has none.
 */
export function stagesToRecord(
  booking: CurrentBooking & { completedAt: Date | null }
): HandoverStage[] {
  const { state, startDate, completedAt, now } = booking
  if (state === 'accepted')
    return dayInIndia(now) >= startDate && !isNoShowOpen(booking) ? ['start'] : []
  if (state === 'active') return ['start', 'end']
  const end = (completedAt?.getTime() ?? 0) + HOURS_TO_RECORD_RETURN * 3_600_000
  return state === 'completed' && now.getTime() < end ? ['end'] : []
}

/** Whether a member has said that a rental did not take place, which was neither contested nor has cancelled the booking yet. */
export function isNoShowOpen(booking: CurrentBooking): boolean {
  const { noShowContestUntil, noShowContestedAt } = booking
  return isHeld(booking) && noShowContestUntil !== null && noShowContestedAt === null
}

function isHeld({ state }: CurrentBooking): boolean {
  return state === 'accepted' || state === 'active'
}

/** None while it is open whether the rental took place. */
function stepsOf(booking: CurrentBooking): Step[] {
  if (isNoShowOpen(booking)) return []
  const today = dayInIndia(booking.now)
  return STEPS.filter(
    ({ from, by, isPossibleOn }) =>
      from === booking.state && by === booking.side && (isPossibleOn?.(today, booking) ?? true)
  )
}
