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
  message: 'Please write a message.',
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

export class UnavailableItemError extends defineError({
  status: 409,
  code: 'itemUnavailable',
  message: "This item isn't available right now. You can still send the owner a message.",
}) {}

export class ReusedKeyError extends defineError({
  status: 422,
  code: 'idempotencyKeyReused',
  message: 'This message has changed. Please reload the page and send it again.',
}) {}
