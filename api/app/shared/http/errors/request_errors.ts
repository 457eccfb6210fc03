import { defineError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** The HTTP parser cannot parse the request. */
export class MalformedRequestError extends defineError({
  status: 400,
  code: 'malformedRequest',
  message: "We couldn't read this request.",
}) {}

export class InvalidJsonError extends defineError({
  status: 400,
  code: 'invalidJson',
  message: "The request isn't valid JSON.",
}) {}

/** The client disconnected and never receives this response. */
export class RequestInterruptedError extends defineError({
  status: 400,
  code: 'requestInterrupted',
  message: 'The connection was lost. Please try again.',
}) {}

export class LoginRequiredError extends defineError({
  status: 401,
  code: 'loginRequired',
  message: 'Please log in to continue.',
}) {}

export class ForbiddenError extends defineError({
  status: 403,
  code: 'forbidden',
  message: "You're not allowed to do this.",
}) {}

/** A write was sent by a page of another site. */
export class CrossSiteError extends defineError({
  status: 403,
  code: 'crossSiteRequest',
  message: 'This request came from another site.',
}) {}

/** No route has this URL. */
export class NotFoundError extends defineError({
  status: 404,
  code: 'notFound',
  message: "This page doesn't exist.",
}) {}

export class RequestTimeoutError extends defineError({
  status: 408,
  code: 'requestTimeout',
  message: 'This took too long to reach us. Please try again.',
}) {}

export class RequestTooLargeError extends defineError({
  status: 413,
  code: 'requestTooLarge',
  message: 'The request is too large.',
}) {}

export class UrlTooLongError extends defineError({
  status: 414,
  code: 'urlTooLong',
  message: 'This link is too long.',
}) {}

export class UnsupportedMediaTypeError extends defineError({
  status: 415,
  code: 'unsupportedMediaType',
  message: "This kind of content isn't accepted here.",
}) {}

/** A cursor is malformed or belongs to another sort order. */
export class InvalidCursorError extends defineError({
  status: 422,
  code: 'invalidCursor',
  message: 'This page of the list is no longer available. Please start from the first page.',
  field: 'cursor',
}) {}

/** Validated input is still invalid text, such as a NUL byte. */
export class UnreadableTextError extends defineError({
  status: 422,
  code: 'unreadableText',
  message: "Some characters aren't supported.",
}) {}

export class HeadersTooLargeError extends defineError({
  status: 431,
  code: 'headersTooLarge',
  message: 'The headers of the request are too large.',
}) {}

export class InternalError extends defineError({
  status: 500,
  code: 'internalError',
  message: 'Something went wrong on our side. Please try again.',
}) {}

/** PostgreSQL cannot be reached. */
export class DatabaseUnavailableError extends defineError({
  status: 503,
  code: 'databaseUnavailable',
  message: ({ retryAfterSeconds }) =>
    `Our data can't be reached right now. ${tryAgain(retryAfterSeconds)}`,
}) {}

/** A read exceeded its time limit. */
export class ReadTimeoutError extends defineError({
  status: 503,
  code: 'readTimeout',
  message: ({ retryAfterSeconds }) =>
    `This took too long to look up. ${tryAgain(retryAfterSeconds)}`,
}) {}
