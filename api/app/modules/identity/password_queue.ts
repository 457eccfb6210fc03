import { FairQueue, QueueFullError } from '#shared/concurrency/fair_queue'
import { networkOf } from '#shared/http/limits/network_of'
import { UnavailableError } from '#shared/http/errors/unavailable_error'

/** Each takes 32 MiB and one of the four threads that also read files. */
const HASHES_AT_ONCE = 3
const MAX_WAITING = 60
const RETRY_SECONDS = 10

const queue = new FairQueue({ atOnce: HASHES_AT_ONCE, mostWaiting: MAX_WAITING })

/** Runs what hashes a password for a client, a few at once; networks take turns. 503 where too many wait. */
export async function inPasswordQueue<Result>(
  ip: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await queue.run(networkOf(ip), work)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new UnavailableError('Too many people are signing in right now.', RETRY_SECONDS)
  }
}
