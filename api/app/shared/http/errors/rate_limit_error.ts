import type { ErrorParams, RateLimitCode } from '@saajha/contract/errors'
import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** A rate limit was exceeded (429). The message ends with the time to try again. */
export class RateLimitError extends HttpError<RateLimitCode, 429> {
  constructor(code: RateLimitCode, message: string, params: ErrorParams[RateLimitCode]) {
    const { retryAfterSeconds } = params
    super(429, code, { message: `${message} ${tryAgain(retryAfterSeconds)}`, params })
  }
}
