import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** A rate limit was exceeded (429). The message ends with the time to try again; `Retry-After` has it in seconds. */
export class RateLimitError extends HttpError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number
  ) {
    super(429, [message, tryAgain(retryAfterSeconds)].join(' '))
  }
}
