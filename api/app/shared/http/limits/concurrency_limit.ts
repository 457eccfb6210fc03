import { isIP } from 'node:net'
import type { RateLimitCode } from '@saajha/contract/rate_limit_messages'
import { FairQueue } from '#shared/concurrency/fair_queue'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

type Rule = {
  atOnce: number
  /** Requests of one client that may wait. The newest one of the /64 with the most waiting requests is rejected beyond it. */
  waiting: number
  maxWaitMs: number
  code: RateLimitCode
}

/**
 * Limits the concurrent work of one client on this node: a network by an IP address, else a member by id. All IPv6 addresses of
 * a /48 are one client, since one customer may have all of its 65,536 /64s; these take turns. Further work waits in FIFO
 * order, since many phones may share a network, and rejects with `RateLimitError` after `maxWaitMs`.
 */
export class ConcurrencyLimit {
  #queues = new Map<string, FairQueue>()

  constructor(private rule: Rule) {}

  async run<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    if (limitsAreOff()) return work()
    const [client, network] = isIP(id) ? [wideNetworkOf(id), networkOf(id)] : [id, id]
    const queue = this.#queues.get(client) ?? this.#newQueue()
    this.#queues.set(client, queue)
    try {
      return await queue.run([network], work, () => this.#rejection())
    } finally {
      if (queue.isIdle) this.#queues.delete(client)
    }
  }

  #newQueue(): FairQueue {
    const { atOnce, waiting, maxWaitMs } = this.rule
    return new FairQueue({ atOnce, waiting, waitingOfKey: waiting, maxWaitMs })
  }

  #rejection(): RateLimitError {
    const { atOnce, maxWaitMs, code } = this.rule
    const retryAfterSeconds = Math.ceil(maxWaitMs / 1_000)
    return new RateLimitError(code, { limit: atOnce, retryAfterSeconds })
  }
}
