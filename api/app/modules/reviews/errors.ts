import { defineError } from '#shared/http/errors/http_error'

/** The review does not exist, is not published, was withdrawn or hidden, or the member has no part in it. */
export class UnknownReviewError extends defineError({
  status: 404,
  code: 'reviewNotFound',
  message: "We couldn't find this review.",
}) {}

/** The booking is not completed, or the time to review it has ended. */
export class ClosedReviewError extends defineError({
  status: 409,
  code: 'reviewClosed',
  message: "This booking can't be reviewed any more, or not yet.",
}) {}

/** The member has reviewed the booking before, also if they have withdrawn the review. */
export class WrittenReviewError extends defineError({
  status: 409,
  code: 'reviewWritten',
  message: "You've already reviewed this booking.",
}) {}

export class UnconfirmedEmailError extends defineError({
  status: 403,
  code: 'emailUnconfirmed',
  message: 'Please confirm your email first.',
}) {}

/** A mark that the other side of a booking gives. */
export class UnfitMarkError extends defineError({
  status: 422,
  code: 'reviewMarkUnfit',
  message: 'Please choose from the marks in the form.',
  field: 'marks',
}) {}

/** The review has an answer, or the time to answer it has ended. */
export class ClosedAnswerError extends defineError({
  status: 409,
  code: 'reviewAnswerClosed',
  message: "This review can't be answered any more.",
}) {}
