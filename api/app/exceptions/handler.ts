import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import type { SimpleError } from '@vinejs/vine/types'
import { isOutage } from '#shared/database/after_outages'
import { isTimeout, tooSlow } from '#shared/database/reads'
import { HttpError } from '#shared/http/errors/http_error'
import {
  DatabaseUnavailableError,
  ForbiddenError,
  InternalError,
  InvalidJsonError,
  LoginRequiredError,
  NotFoundError,
  RequestInterruptedError,
  RequestTooLargeError,
  UnreadableTextError,
  UnsupportedMediaTypeError,
} from '#shared/http/errors/request_errors'
import { ValidationError } from '#shared/http/validation/validation_error'

const OUTAGE_RETRY_SECONDS = 5

/** Maps every error to the JSON error response of the contract, without stack traces. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const { status, body, params } = toHttpError(error, ctx)
    if (params && 'retryAfterSeconds' in params) {
      ctx.response.header('Retry-After', String(params.retryAfterSeconds))
    }
    ctx.response.status(status).json(body)
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (isTimeout(error)) {
      ctx.logger.warn(
        { method: ctx.request.method(), route: ctx.route?.pattern },
        'database exceeded its time limit; the request failed with a 503'
      )
    }
    const reported = toHttpError(error, ctx)
    if (reported instanceof DatabaseUnavailableError) {
      ctx.logger.warn(
        { err: error, method: ctx.request.method(), route: ctx.route?.pattern },
        'database unavailable; the request failed with a 503'
      )
    }
    if (!(reported instanceof InternalError)) return
    ctx.logger.error(
      { err: error, method: ctx.request.method(), route: ctx.route?.pattern },
      'request failed with an unexpected error'
    )
  }
}

function toHttpError(error: unknown, ctx: HttpContext): HttpError {
  if (isAborted(error, ctx)) return new RequestInterruptedError()
  if (isHttpError(error)) return error
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    return new ValidationError(error.messages as SimpleError[])
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return new LoginRequiredError()
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) return new ForbiddenError()
  if (isTimeout(error)) return tooSlow()
  if (isOutage(error))
    return new DatabaseUnavailableError({ retryAfterSeconds: OUTAGE_RETRY_SECONDS })
  if (isUnreadable(error)) return new UnreadableTextError()
  return fromStatus(error)
}

/** `instanceof` alone infers `any` for the type parameters. */
function isHttpError(error: unknown): error is HttpError {
  return error instanceof HttpError
}

/** Whether the client disconnected before its request body was read, by the error type of raw-body. */
function isAborted(error: unknown, { request: { request } }: HttpContext): boolean {
  if (!request.errored || !(error instanceof Error) || !('type' in error)) return false
  return error.type === 'stream.not.readable' || error.type === 'request.aborted'
}

/** Whether validated input is still invalid text: a lone surrogate, or PostgreSQL error class 22, such as a NUL byte. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof URIError) return true
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
}

/** Maps errors of the framework by their status, and all other errors to a generic 500. */
function fromStatus(error: unknown): HttpError {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'E_ROUTE_NOT_FOUND') return new NotFoundError()
  // The body parser reports JSON that is neither an object nor an array as a 422.
  if (status === 400 || status === 422) return new InvalidJsonError()
  if (status === 413) return new RequestTooLargeError()
  if (status === 415) return new UnsupportedMediaTypeError()
  return new InternalError()
}
