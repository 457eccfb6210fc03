import { HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

/** A 503 of a server that is too busy for this call: the sentence says why, `Retry-After` when to try again, in seconds. */
export class UnavailableError extends HttpError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number
  ) {
    super(503, [message, tryAgain(retryAfterSeconds)].join(' '))
  }
}
