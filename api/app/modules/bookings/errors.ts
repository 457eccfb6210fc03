import type { BookingProblem } from '@saajha/contract/booking'
import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { PERIODS } from '@saajha/contract/periods'
import { defineError, HttpError } from '#shared/http/errors/http_error'
import { dayInWords } from '#shared/time/day_in_india'

export class UnavailableItemError extends defineError({
  status: 409,
  code: 'itemUnavailable',
  message: "This item isn't available right now. You can still send the owner a message.",
}) {}

/** The owner has promised or blocked one of the requested days. */
export class TakenDaysError extends defineError({
  status: 409,
  code: 'bookingDaysTaken',
  message: 'These days are no longer available.',
  field: 'startDate',
}) {}

/** The other member of the booking is suspended: nothing new can be promised to them. */
export class SuspendedMemberError extends defineError({
  status: 409,
  code: 'memberSuspended',
  message: 'The account of the other member is suspended.',
}) {}

/** A booking cannot be accepted, since its first full day has too few pieces left. */
export class TakenDayError extends defineError({
  status: 409,
  code: 'bookingDayTaken',
  message: ({ day }) => `${dayInWords(day)} is no longer available.`,
}) {}

export class TooManyUnitsError extends defineError({
  status: 422,
  code: 'tooManyUnits',
  message: ({ max }) => `The owner has only ${max} of these.`,
  field: 'units',
}) {}

export class ShortNoticeError extends defineError({
  status: 422,
  code: 'noticeTooShort',
  message: ({ days }) => `This owner needs ${days === 1 ? "a day's" : `${days} days'`} notice.`,
  field: 'startDate',
}) {}

export class ShortRentalError extends defineError({
  status: 422,
  code: 'rentalTooShort',
  message: (least) => `Minimum rental: ${durationOf(least)}.`,
  field: 'endDate',
}) {}

export class LongRentalError extends defineError({
  status: 422,
  code: 'rentalTooLong',
  message: (most) => `Maximum rental: ${durationOf(most)}.`,
  field: 'endDate',
}) {}

function durationOf({ count, unit }: { count: number; unit: string }): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`
}

export class UnknownBookingError extends defineError({
  status: 404,
  code: 'bookingNotFound',
  message: "We couldn't find this booking.",
}) {}

/** The member may not take this step in the present state of the booking. The error names the state. */
export class ChangedBookingError extends defineError({
  status: 409,
  code: 'bookingStateChanged',
  message: ({ state }) => `This booking is ${state} now. Please look at it again.`,
}) {}

/** A rental cannot be returned before it is collected: at the agreed hour, or on its first day. */
export class EarlyReturnError extends defineError({
  status: 409,
  code: 'bookingNotBegun',
  message: ({ day, time }) =>
    `This rental starts on ${dayInWords(day)} at ${time}. You can mark it as returned after that.`,
}) {}

/** A member may not report this problem of a booking, or not now. */
export class ClosedProblemError extends defineError({
  status: 409,
  code: 'bookingProblemClosed',
  message: ({ problem }) => CLOSED_PROBLEMS[problem],
}) {}

const DAYS = PERIODS.reviewDays
const IN_TIME = `from the first day of the rental until ${DAYS} days after its return`

const CLOSED_PROBLEMS: Record<BookingProblem, string> = {
  not_returned: `Only the owner can report this, once, from the day after the last day until ${DAYS} days after the return.`,
  damage: `You can report this ${IN_TIME}.`,
  deposit: `You can report this ${IN_TIME}.`,
  no_show: `You can report this once one of you says that you met and the other that you did not, or until ${DAYS} days after the rental is completed.`,
}

export class MissingReasonError extends defineError({
  status: 422,
  code: 'bookingReasonRequired',
  message: INPUT_MESSAGES.bookingReasonRequired,
  field: 'reason',
}) {}

/** `field` is the one of the request that names the total. */
export class HigherTotalError extends HttpError<'agreedTotalTooHigh', 422> {
  constructor(field: 'agreedTotal' | 'total') {
    const message = "The total can't be higher than what the renter was shown."
    super(422, 'agreedTotalTooHigh', { message, params: undefined, field })
  }
}

/** Days that have begun were to change. */
export class StartedDaysError extends defineError({
  status: 422,
  code: 'bookingStarted',
  message: "Days that have begun can't change.",
  field: 'startDate',
}) {}

export class UnchangedBookingError extends defineError({
  status: 422,
  code: 'bookingUnchanged',
  message: 'Please change the days, pieces or total.',
  field: 'endDate',
}) {}

export class OpenChangeError extends defineError({
  status: 409,
  code: 'bookingChangeOpen',
  message: 'Another change is still waiting for an answer.',
}) {}

export class UnknownChangeError extends defineError({
  status: 404,
  code: 'bookingChangeNotFound',
  message: "We couldn't find this change.",
}) {}

/** The proposal was answered or has expired, or the member may not answer so. */
export class ClosedChangeError extends defineError({
  status: 409,
  code: 'bookingChangeClosed',
  message: "You can't answer this change any more. Please look at the booking again.",
}) {}

export class TooManyChangesError extends defineError({
  status: 409,
  code: 'bookingChangesFull',
  message: "You've proposed 20 changes of this booking.",
}) {}

export class WrongHandoverCodeError extends defineError({
  status: 422,
  code: 'handoverCodeWrong',
  message: 'This code is wrong. Please ask the renter to show it again.',
  field: 'code',
}) {}

/** Too many wrong codes were sent, so none is compared for an hour, or any more. */
export class LockedHandoverCodeError extends defineError({
  status: 409,
  code: 'handoverCodeLocked',
  message:
    'Too many wrong codes. Clear the code and save, then ask the renter to save a record too.',
  field: 'code',
}) {}

export class TooManyRecordsError extends defineError({
  status: 409,
  code: 'handoverRecordsFull',
  message: "You've reached the limit, so you can't add another record.",
}) {}

/** A photo is not one that the member uploaded for a handover. */
export class ForeignMediaError extends defineError({
  status: 422,
  code: 'mediaNotUploaded',
  message: 'Please upload your photos and video here before you add them.',
  field: 'imageUrls',
}) {}

export class DayRangeError extends defineError({
  status: 422,
  code: 'dayRangeInvalid',
  message: ({ max }) => `Please choose a first and a last day, at most ${max} days apart.`,
  field: 'to',
}) {}

/** Days more than two years ahead. */
export class DistantDaysError extends defineError({
  status: 422,
  code: 'bookingTooFarAhead',
  message: 'Please choose days within the next two years.',
  field: 'endDate',
}) {}
