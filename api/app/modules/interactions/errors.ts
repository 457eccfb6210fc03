import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { VALIDATION_MESSAGES } from '@saajha/contract/validation_messages'
import { defineError } from '#shared/http/errors/http_error'

export class OwnItemError extends defineError({
  status: 422,
  code: 'ownItem',
  message: "This is your own listing, so you can't contact its owner.",
}) {}

export class GuestContactError extends defineError({
  status: 401,
  code: 'loginRequiredToContact',
  message: 'Please log in to contact the owner.',
}) {}

export class MessageRequiredError extends defineError({
  status: 422,
  code: 'messageRequired',
  message: INPUT_MESSAGES.messageRequired,
  field: 'message',
}) {}

export class BookingDatesError extends defineError({
  status: 422,
  code: 'bookingDatesRequired',
  message: VALIDATION_MESSAGES.bookingDatesRequired,
  field: 'startDate',
}) {}

export class ReversedBookingError extends defineError({
  status: 422,
  code: 'bookingReversed',
  message: "The return day can't be before the pick-up day.",
  field: 'startDate',
}) {}

export class PastBookingError extends defineError({
  status: 422,
  code: 'bookingInPast',
  message: 'Please choose today or a later date.',
  field: 'startDate',
}) {}

export class LongBookingError extends defineError({
  status: 422,
  code: 'bookingTooLong',
  message: "You can't book more than a year at a time.",
  field: 'startDate',
}) {}

/** Days more than two years ahead. */
export class DistantDaysError extends defineError({
  status: 422,
  code: 'bookingTooFarAhead',
  message: 'Please choose days within the next two years.',
  field: 'endDate',
}) {}

export class ReturnTimeError extends defineError({
  status: 422,
  code: 'returnTimeInvalid',
  message: INPUT_MESSAGES.returnTimeInvalid,
  field: 'returnAt',
}) {}

export class ReusedKeyError extends defineError({
  status: 422,
  code: 'idempotencyKeyReused',
  message: 'This message has changed. Please reload the page and send it again.',
}) {}

export class UnknownConversationError extends defineError({
  status: 404,
  code: 'conversationNotFound',
  message: "We couldn't find this conversation.",
}) {}

export class UnknownMessageError extends defineError({
  status: 404,
  code: 'messageNotFound',
  message: "We couldn't find this message.",
}) {}

/** The recipient has blocked the sender, or an operator the recipient's account; the text does not say so. */
export class UnreachableMemberError extends defineError({
  status: 403,
  code: 'memberUnreachable',
  message: "This member doesn't take messages from you.",
}) {}

/** The sender has blocked the recipient. */
export class BlockedRecipientError extends defineError({
  status: 403,
  code: 'recipientBlocked',
  message: "You've blocked this member. Unblock them to write.",
}) {}

/** The sender has written several times in 24 hours, and the recipient has never answered. */
export class AnswerAwaitedError extends defineError({
  status: 409,
  code: 'answerAwaited',
  message: 'Please wait for an answer, or write again tomorrow.',
}) {}

export class OwnBlockError extends defineError({
  status: 422,
  code: 'ownBlock',
  message: "You can't block yourself.",
}) {}
