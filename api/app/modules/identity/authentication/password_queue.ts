import { SignInQueueFullError } from '#modules/identity/errors'
import { FairQueue, QueueFullError } from '#shared/concurrency/fair_queue'
import { networkOf } from '#shared/http/limits/network_of'

/** Each hash takes 32 MiB and one of the four libuv threads. These threads also read files. */
const HASHES_AT_ONCE = 3
const MAX_WAITING = 60
const RETRY_SECONDS = 10

const queue = new FairQueue({ atOnce: HASHES_AT_ONCE, mostWaiting: MAX_WAITING })

/** Runs password hashing with limited concurrency, in turns between networks. Throws a 503 if the queue is full. */
export async function inPasswordQueue<Result>(
  ip: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await queue.run(networkOf(ip), work)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new SignInQueueFullError({ retryAfterSeconds: RETRY_SECONDS })
  }
}
