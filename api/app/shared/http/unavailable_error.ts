import { Refusal } from '#shared/http/refusal'
import { tryAgain } from '#shared/http/try_again'

/** A 503 of a server that is too busy for this call: the sentence says why, `Retry-After` when to try again, in seconds. */
export class UnavailableError extends Refusal {
  constructor(
    sentence: string,
    readonly retryAfterSeconds: number
  ) {
    super(503, [sentence, tryAgain(retryAfterSeconds)].join(' '))
  }
}
