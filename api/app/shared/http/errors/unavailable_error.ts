import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** The server is too busy for this call (503). The message gives the reason; `Retry-After` the wait in seconds. */
export class UnavailableError extends HttpError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number
  ) {
    super(503, [message, tryAgain(retryAfterSeconds)].join(' '))
  }
}
