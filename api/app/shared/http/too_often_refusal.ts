import { Refusal } from '#shared/http/refusal'
import { tryAgain } from '#shared/http/try_again'

/** Somebody did something too often: the sentence says what, and when to try again; `Retry-After` says it in seconds. */
export class TooOftenRefusal extends Refusal {
  constructor(
    sentence: string,
    readonly retryAfterSeconds: number
  ) {
    super(429, [sentence, tryAgain(retryAfterSeconds)].join(' '))
  }
}
