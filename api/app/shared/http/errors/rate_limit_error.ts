import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** Somebody did something too often: the sentence says what, and when to try again; `Retry-After` says it in seconds. */
export class RateLimitError extends HttpError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number
  ) {
    super(429, [message, tryAgain(retryAfterSeconds)].join(' '))
  }
}
