import type { Limit } from '#shared/http/limits/limit'

/** A limit, and the key that an attempt counts for. */
export type Counted = readonly [limit: Limit, key: string]

/**
 * Runs an attempt unless one of the limits is reached, and counts it only where it fails with an error that `isFailure`
 * knows. It is counted before it runs, so that many at once pass no more than one after another, and refunded where it was
 * no failure. An attempt that a limit rejects counts nowhere.
 */
export async function limitFailures<Result>(
  counted: readonly Counted[],
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean
): Promise<Result> {
  await takeAll(counted)
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

async function takeAll(counted: readonly Counted[]): Promise<void> {
  for (const [n, [limit, key]] of counted.entries()) {
    try {
      await limit.take(key)
    } catch (error) {
      await refundAll(counted.slice(0, n))
      throw error
    }
  }
}

async function refundAll(counted: readonly Counted[]): Promise<void> {
  for (const [limit, key] of counted) await limit.refund(key)
}
