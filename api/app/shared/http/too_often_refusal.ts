import { Refusal } from '#shared/http/refusal'

/** Somebody did something too often: the sentence says what, and when to try again; `Retry-After` says it in seconds. */
export class TooOftenRefusal extends Refusal {
  constructor(
    sentence: string,
    readonly retryAfterSeconds: number
  ) {
    super(429, [sentence, `Please try again ${after(retryAfterSeconds)}.`].join(' '))
  }
}

function after(seconds: number): string {
  if (seconds <= 60) return 'in a minute'
  if (seconds <= 90 * 60) return `in ${Math.ceil(seconds / 60)} minutes`
  return `in ${Math.ceil(seconds / 3_600)} hours`
}
