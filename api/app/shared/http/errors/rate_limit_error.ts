import type { ErrorParams } from '@saajha/contract/errors'
import { rateLimitMessage, type RateLimitCode } from '@saajha/contract/rate_limit_messages'
import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** A rate limit was exceeded (429). The message ends with the time to try again. */
export class RateLimitError extends HttpError<RateLimitCode, 429> {
  constructor(code: RateLimitCode, params: ErrorParams[RateLimitCode], text?: string) {
    const { limit, retryAfterSeconds } = params
    const message = text ?? rateLimitMessage(code, 'en', limit)
    super(429, code, { message: `${message} ${tryAgain(retryAfterSeconds)}`, params })
  }
}
