import { isIP } from 'node:net'
import type { RateLimitCode } from '@saajha/contract/rate_limit_messages'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf } from '#shared/http/limits/network_of'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

type Rule = {
  atOnce: number
  /** Requests of one client that may wait; further ones are rejected immediately. */
  waiting: number
  maxWaitMs: number
  code: RateLimitCode
}

type Client = { running: number; waiting: (() => void)[] }

/**
 * Limits the concurrent work of one client on this node: a network by an IP address, else a member by id. Further work waits in
 * FIFO order, since many phones may share a network, and rejects with `RateLimitError` after `maxWaitMs`.
 */
export class ConcurrencyLimit {
  #clients = new Map<string, Client>()

  constructor(private rule: Rule) {}

  async run<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    if (limitsAreOff()) return work()
    const key = isIP(id) ? networkOf(id) : id
    const client = this.#clients.get(key) ?? { running: 0, waiting: [] }
    this.#clients.set(key, client)
    await this.#acquire(client)
    try {
      return await work()
    } finally {
      const next = client.waiting.shift()
      if (next) next()
      else client.running -= 1
      if (client.running === 0) this.#clients.delete(key)
    }
  }

  #acquire(client: Client): Promise<void> {
    const { atOnce, waiting, maxWaitMs } = this.rule
    if (client.running < atOnce) {
      client.running += 1
      return Promise.resolve()
    }
    if (client.waiting.length >= waiting) return Promise.reject(this.#rejection())
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        client.waiting.splice(client.waiting.indexOf(start), 1)
        reject(this.#rejection())
      }, maxWaitMs)
      const start = () => {
        clearTimeout(timeout)
        resolve()
      }
      client.waiting.push(start)
    })
  }

  #rejection(): RateLimitError {
    const { atOnce, maxWaitMs, code } = this.rule
    const retryAfterSeconds = Math.ceil(maxWaitMs / 1_000)
    return new RateLimitError(code, { limit: atOnce, retryAfterSeconds })
  }
}
