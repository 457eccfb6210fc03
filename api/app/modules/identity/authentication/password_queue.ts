import { SignInQueueFullError } from '#modules/identity/errors'
import { FairQueue } from '#shared/concurrency/fair_queue'
import { networkOf } from '#shared/http/limits/network_of'

const MAX_WAITING = 60

/** Each hash takes 32 MiB and one of the four libuv threads. These threads also read files. One network may have many members. */
const queue = new FairQueue({
  atOnce: 3,
  waiting: MAX_WAITING,
  waitingOfKey: MAX_WAITING,
  maxWaitMs: 30_000,
})

/** Runs password hashing with limited concurrency, in turns between networks. Throws a 503 if the queue is full. */
export function inPasswordQueue<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return queue.run([networkOf(ip)], work, () => new SignInQueueFullError({ retryAfterSeconds: 10 }))
}
