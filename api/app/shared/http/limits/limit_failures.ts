import type { Limit } from '#shared/http/limits/limit'

/** A limit and the key for which an attempt counts. */
export type Counted = readonly [limit: Limit, key: string]

/**
 * Runs an attempt unless a limit is reached (`RateLimitError`), and counts it only if it fails with an error that matches
 * `isFailure`. The attempt is counted before it runs, so that concurrent attempts cannot exceed the limit, and refunded
 * unless it fails. An attempt that one limit rejects counts for no limit.
 */
export async function limitFailures<Result>(
  counted: readonly Counted[],
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean
): Promise<Result> {
  await consumeAll(counted)
  let result: Result
  try {
    result = await attempt()
  } catch (error) {
    if (!isFailure(error)) await refundAll(counted)
    throw error
  }
  await refundAll(counted)
  return result
}

async function consumeAll(counted: readonly Counted[]): Promise<void> {
  for (const [n, [limit, key]] of counted.entries()) {
    try {
      await limit.consume(key)
    } catch (error) {
      await refundAll(counted.slice(0, n))
      throw error
    }
  }
}

async function refundAll(counted: readonly Counted[]): Promise<void> {
  for (const [limit, key] of counted) await limit.refund(key)
}
