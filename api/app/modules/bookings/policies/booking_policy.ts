import type { Booking, BookingSide, BookingState, ChangeAnswer } from '@saajha/contract/booking'
import {
  bookingStep,
  CALLED_STEPS,
  stateAfter,
  type BookingStepName,
  type CalledStep,
  type StepDays,
} from '@saajha/contract/booking_steps'
import type { HandoverStage } from '@saajha/contract/handover'
import type { Day } from '@saajha/contract/values'
import { DAYS_TO_RETURN } from '#modules/bookings/rules/return_days'
import { addDays, dayInIndia, momentInIndia } from '#shared/time/day_in_india'

/** A booking as it is now, by PostgreSQL's clock: a request that was not answered in time is expired. */
export type CurrentBooking = Pick<
  Booking,
  'state' | 'startDate' | 'endDate' | 'collectAt' | 'noShowReportedBy' | 'change'
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

const IS_ON: Record<StepDays, (today: Day, booking: CurrentBooking) => boolean> = {
  'any day': () => true,
  'until first day': (today, { startDate }) => today <= startDate,
  'from first day': (today, { startDate }) => today >= startDate,
  'from collection': (_, booking) => hasBegun(booking),
  'owner silent': (today, { endDate }) => today >= addDays(endDate, DAYS_TO_RETURN),
}

/** The states that a member may set next. */
export function nextStates(booking: CurrentBooking): BookingState[] {
  return CALLED_STEPS.filter((name) => mayTake(booking, name)).flatMap(
    (name) => stateAfter(name) ?? []
  )
}

/** Whether a member may take a called step now. None sets a state while it is open whether the rental took place. */
export function mayTake(booking: CurrentBooking, name: CalledStep): boolean {
  if (name === 'reportNoShow') return mayReportNoShow(booking)
  if (name === 'contestNoShow') return mayContestNoShow(booking)
  if (name === 'withdrawNoShow') return mayWithdrawNoShow(booking)
  return !isNoShowOpen(booking) && isDue(booking, name)
}

/**
 * Whether a member may say that a rental did not take place: once, from its first day until it is completed, and not against the
 * proof that it was handed over.
 */
export function mayReportNoShow(booking: CurrentBooking): boolean {
  const { noShowReportedBy, isHandoverProved } = booking
  return isDue(booking, 'reportNoShow') && noShowReportedBy === null && !isHandoverProved
}

/** Whether a member may contest such a report of the other member. */
export function mayContestNoShow(booking: CurrentBooking): boolean {
  const { side, noShowReportedBy, noShowContestUntil, now } = booking
  return isNoShowOpen(booking) && noShowReportedBy !== side && noShowContestUntil! > now
}

/** Whether a member may take back their own report, as long as it has not cancelled the booking. */
export function mayWithdrawNoShow(booking: CurrentBooking): boolean {
  const { side, noShowReportedBy, noShowContestUntil, now } = booking
  return isNoShowOpen(booking) && noShowReportedBy === side && noShowContestUntil! > now
}

/** Whether a member may propose other days: of an accepted booking, if no proposal is to be answered. */
export function mayProposeChange(booking: CurrentBooking): boolean {
  return isDue(booking, 'proposeChange') && !isNoShowOpen(booking) && booking.change === null
}

/** Whether a member may write where and when they meet. */
export function mayMeet(booking: CurrentBooking): boolean {
  return isDue(booking, 'setMeeting')
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

/** Whether a report is open that a rental did not take place: not contested, and the booking not yet cancelled. */
export function isNoShowOpen(booking: CurrentBooking): boolean {
  const { noShowContestUntil, noShowContestedAt } = booking
  return isHeld(booking) && noShowContestUntil !== null && noShowContestedAt === null
}

/** Whether the agreed hour of collection has come, or the first day if none was agreed. */
export function hasBegun({ startDate, collectAt, now }: CurrentBooking): boolean {
  return now >= momentInIndia(startDate, collectAt ?? '00:00')
}

function isHeld({ state }: CurrentBooking): boolean {
  return state === 'accepted' || state === 'active'
}

/** Whether state, side and day are those of a step. */
function isDue(booking: CurrentBooking, name: BookingStepName): boolean {
  const { from, by } = bookingStep(name)
  const days = by[booking.side]
  return (
    from.includes(booking.state) &&
    days !== undefined &&
    IS_ON[days](dayInIndia(booking.now), booking)
  )
}
