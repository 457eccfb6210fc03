import {
  BOOKING_PROBLEMS,
  type Booking,
  type BookingProblem,
  type BookingSide,
  type BookingState,
  type ChangeAnswer,
} from '@saajha/contract/booking'
import {
  bookingStep,
  CALLED_STEPS,
  stateAfter,
  type BookingStepName,
  type CalledStep,
  type StepDays,
} from '@saajha/contract/booking_steps'
import type { HandoverStage } from '@saajha/contract/handover'
import { reviewUntil } from '@saajha/contract/review_until'
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
  /** When the owner reported that the item was not returned, and when that was settled. */
  problemAt: Date | null
  problemSettledAt: Date | null
  completedAt: Date | null
  /** Whether the renter's code, or records of both members, prove that the item was handed over. */
  isHandoverProved: boolean
  now: Date
}

/** The hours after a booking was completed in which its members may still record the return. */
const HOURS_TO_RECORD_RETURN = 24

/** The hours after a booking was completed in which the renter sees whom to pay. */
const HOURS_TO_PAY = 24

const IS_ON: Record<StepDays, (today: Day, booking: CurrentBooking) => boolean> = {
  'any day': () => true,
  'until first day': (today, { startDate }) => today <= startDate,
  'from first day': (today, { startDate }) => today >= startDate,
  'from collection': (_, booking) => hasBegun(booking),
  'overdue': (today, { endDate }) => today > endDate,
  'owner silent': (today, booking) =>
    today >= addDays(booking.endDate, DAYS_TO_RETURN) && !isProblemOpen(booking),
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
 * proof that it was handed over or the report that the item was not returned.
 */
export function mayReportNoShow(booking: CurrentBooking): boolean {
  const { noShowReportedBy, isHandoverProved } = booking
  const isReportable = noShowReportedBy === null && !isHandoverProved && !isProblemOpen(booking)
  return isDue(booking, 'reportNoShow') && isReportable
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
export function stagesToRecord(booking: CurrentBooking): HandoverStage[] {
  const { state, startDate, completedAt, now } = booking
  if (state === 'accepted')
    return dayInIndia(now) >= startDate && !isNoShowOpen(booking) ? ['start'] : []
  if (state === 'active') return ['start', 'end']
  const isRecordable = completedAt !== null && now < addHours(completedAt, HOURS_TO_RECORD_RETURN)
  return state === 'completed' && isRecordable ? ['end'] : []
}

/**
 * Whether the member is told whom to pay: the renter, from the first day until a day after the booking was completed. Not before,
 * since who asks for money in advance may be a fraud.
 */
export function mayPay(booking: CurrentBooking): boolean {
  const { side, state, startDate, completedAt, now } = booking
  if (side !== 'renter') return false
  if (state === 'accepted') return dayInIndia(now) >= startDate
  if (state === 'active') return true
  return state === 'completed' && completedAt !== null && now < addHours(completedAt, HOURS_TO_PAY)
}

type ReportedBooking = Pick<CurrentBooking, 'state' | 'noShowContestUntil' | 'noShowContestedAt'>

/** Whether a report is open that a rental did not take place: not contested, and the booking not yet cancelled. */
export function isNoShowOpen(booking: ReportedBooking): boolean {
  const { noShowContestUntil, noShowContestedAt } = booking
  return isHeld(booking) && noShowContestUntil !== null && noShowContestedAt === null
}

/** Whether an item is reported as not returned, and neither its return nor a decision has settled that. */
export function isProblemOpen({ problemAt, problemSettledAt }: CurrentBooking): boolean {
  return problemAt !== null && problemSettledAt === null
}

/**
 * Returns the problems that a member may report: from the first day until the end of the reviews, since the form of a review offers
 * to report. Only the owner reports that the item was not returned, once, and not beside an own report that the rental did not take
 * place. `no_show` is for a contested report of that, and for a completed rental; before, `mayReportNoShow` decides.
 */
export function problemsToReport(booking: CurrentBooking): BookingProblem[] {
  const { completedAt, now } = booking
  const isLate = completedAt !== null && now > reviewUntil(completedAt)
  if (!isDue(booking, 'reportProblem') || isLate) return []
  return BOOKING_PROBLEMS.filter((problem) => {
    if (problem === 'no_show')
      return booking.state === 'completed' || booking.noShowContestedAt !== null
    return problem !== 'not_returned' || mayReportNotReturned(booking)
  })
}

function mayReportNotReturned(booking: CurrentBooking): boolean {
  const { side, endDate, problemAt, noShowReportedBy, now } = booking
  const isOwnNoShow = isNoShowOpen(booking) && noShowReportedBy === side
  return side === 'owner' && dayInIndia(now) > endDate && problemAt === null && !isOwnNoShow
}

/** Whether the agreed hour of collection has come, or the first day if none was agreed. */
export function hasBegun({ startDate, collectAt, now }: CurrentBooking): boolean {
  return now >= momentInIndia(startDate, collectAt ?? '00:00')
}

function isHeld({ state }: Pick<CurrentBooking, 'state'>): boolean {
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

function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000)
}
