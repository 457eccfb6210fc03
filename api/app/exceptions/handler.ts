import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import type { ErrorResponse } from '@saajha/contract/errors'
import { INTERNAL_ERROR_MESSAGE } from '#shared/http/errors/fail_response'
import { HttpError } from '#shared/http/errors/http_error'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { UnavailableError } from '#shared/http/errors/unavailable_error'

const UNREADABLE = 'Something you entered has signs that we cannot read.'

/** Turns whatever went wrong into the wire contract's JSON, and never shows a stack. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const { status, body, retryAfterSeconds } = isCutOff(error, ctx) ? CUT_OFF : describe(error)
    if (retryAfterSeconds !== undefined)
      ctx.response.header('Retry-After', String(retryAfterSeconds))
    ctx.response.status(status).json(body)
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (error instanceof HttpError || isCutOff(error, ctx) || describe(error).status < 500) return
    ctx.logger.error(
      { err: error, method: ctx.request.method(), route: ctx.route?.pattern },
      'A request failed'
    )
  }
}

type Answer = { status: number; body: ErrorResponse; retryAfterSeconds?: number }

/** Nobody reads this: the client has left. */
const CUT_OFF = answer(400, 'The request was interrupted.')

/** Whether the client left before the body of its request was read, by the type that raw-body gives its error. */
function isCutOff(error: unknown, { request: { request } }: HttpContext): boolean {
  if (!request.errored || !(error instanceof Error) || !('type' in error)) return false
  return error.type === 'stream.not.readable' || error.type === 'request.aborted'
}

function describe(error: unknown): Answer {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return invalid(error.messages)
  if (error instanceof HttpError) return rejected(error)
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS)
    return answer(401, 'Please log in to continue.')
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    return answer(403, 'You are not allowed to do this.')
  }
  if (isUnreadable(error)) return answer(422, UNREADABLE)
  return fromStatus(error)
}

function invalid(messages: { field: string; message: string }[]): Answer {
  const errors = messages.map(({ field, message }) => ({ field, message }))
  return {
    status: 422,
    body: { message: errors[0]?.message ?? 'Please check what you entered.', errors },
  }
}

function rejected(httpError: HttpError): Answer {
  const { status, message, field } = httpError
  const body = field ? { message, errors: [{ field, message }] } : { message }
  const saysWhen = httpError instanceof RateLimitError || httpError instanceof UnavailableError
  return saysWhen
    ? { status, body, retryAfterSeconds: httpError.retryAfterSeconds }
    : { status, body }
}

/** A text that no rule foresaw: half a surrogate pair, or what PostgreSQL's class 22 refuses, like a NUL byte. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof URIError) return true
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
}

/** Errors of the framework carry a status; of everything else nothing is told. */
function fromStatus(error: unknown): Answer {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'E_ROUTE_NOT_FOUND') return answer(404, 'There is nothing at this address.')
  // The body parser calls JSON that is neither an object nor a list a 422.
  if (status === 400 || status === 422) return answer(400, 'The request is not valid JSON.')
  if (status === 413) return answer(413, 'The request is too large.')
  if (status === 415) return answer(415, 'This kind of content is not accepted here.')
  return answer(500, INTERNAL_ERROR_MESSAGE)
}

function answer(status: number, message: string): Answer {
  return { status, body: { message } }
}
