import type { UseQueryResult } from '@tanstack/react-query'

type Attempt = Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'errorUpdateCount'>

/**
 * Returns whether a query runs for the first time and has not failed yet. A page that waits no longer is shown although the
 * server is slow to recover, and not hidden again by a later attempt.
 */
export function isFirstAttempt({ isLoading, failureCount, errorUpdateCount }: Attempt): boolean {
  return isLoading && failureCount === 0 && errorUpdateCount === 0
}
