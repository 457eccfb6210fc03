import { retryWait } from '@saajha/contract/retry_wait'

/** The sentence "Please try again in a minute." for a wait in seconds. */
export function tryAgain(seconds: number): string {
  const { unit, count } = retryWait(seconds)
  return `Please try again in ${count === 1 ? `a ${unit}` : `${count} ${unit}s`}.`
}
