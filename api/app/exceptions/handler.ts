import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import type { ErrorResponse } from '@saajha/contract/errors'
import { INTERNAL_ERROR_MESSAGE } from '#shared/http/errors/fail_response'
import { isTimeout, tooSlow } from '#shared/database/reads'
import { HttpError } from '#shared/http/errors/http_error'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { UnavailableError } from '#shared/http/errors/unavailable_error'

const UNREADABLE = 'Something you entered has signs that we cannot read.'

/** Maps every error to the JSON error response of the contract, without stack traces. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const { status, body, retryAfterSeconds } = isAborted(error, ctx) ? ABORTED : describe(error)
    if (retryAfterSeconds !== undefined)
      ctx.response.header('Retry-After', String(retryAfterSeconds))
    ctx.response.status(status).json(body)
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (error instanceof HttpError || isTimeout(error) || isAborted(error, ctx)) return
    if (describe(error).status < 500) return
    ctx.logger.error(
      { err: error, method: ctx.request.method(), route: ctx.route?.pattern },
      'request failed with an unexpected error'
    )
  }
}

type MappedError = { status: number; body: ErrorResponse; retryAfterSeconds?: number }

/** The client has disconnected and never receives this response. */
const ABORTED = mapped(400, 'The request was interrupted.')

/** Whether the client disconnected before its request body was read, by the error type of raw-body. */
function isAborted(error: unknown, { request: { request } }: HttpContext): boolean {
  if (!request.errored || !(error instanceof Error) || !('type' in error)) return false
  return error.type === 'stream.not.readable' || error.type === 'request.aborted'
}

function describe(error: unknown): MappedError {
  if (error instanceof vineErrors.E_VALIDATION_ERROR)
    return invalid(error.messages as Parameters<typeof invalid>[0])
  if (error instanceof HttpError) return rejected(error)
  if (isTimeout(error)) return rejected(tooSlow())
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS)
    return mapped(401, 'Please log in to continue.')
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    return mapped(403, 'You are not allowed to do this.')
  }
  if (isUnreadable(error)) return mapped(422, UNREADABLE)
  return fromStatus(error)
}

function invalid(messages: { field: string; message: string }[]): MappedError {
  const errors = messages.map(({ field, message }) => ({ field, message }))
  return {
    status: 422,
    body: { message: errors[0]?.message ?? 'Please check what you entered.', errors },
  }
}

function rejected(httpError: HttpError): MappedError {
  const { status, message, field } = httpError
  const body = field ? { message, errors: [{ field, message }] } : { message }
  const hasRetryAfter = httpError instanceof RateLimitError || httpError instanceof UnavailableError
  return hasRetryAfter
    ? { status, body, retryAfterSeconds: httpError.retryAfterSeconds }
    : { status, body }
}

/** Whether validated input is still invalid text: a lone surrogate, or PostgreSQL error class 22, such as a NUL byte. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof URIError) return true
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
}

/** Maps errors of the framework by their status, and all other errors to a generic 500. */
function fromStatus(error: unknown): MappedError {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'E_ROUTE_NOT_FOUND') return mapped(404, 'There is nothing at this address.')
  // The body parser reports JSON that is neither an object nor an array as a 422.
  if (status === 400 || status === 422) return mapped(400, 'The request is not valid JSON.')
  if (status === 413) return mapped(413, 'The request is too large.')
  if (status === 415) return mapped(415, 'This kind of content is not accepted here.')
  return mapped(500, INTERNAL_ERROR_MESSAGE)
}

function mapped(status: number, message: string): MappedError {
  return { status, body: { message } }
}
