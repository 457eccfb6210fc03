import type { RateLimitCode } from '@saajha/contract/errors'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf } from '#shared/http/limits/network_of'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

type Rule = {
  atOnce: number
  /** Requests of one network that may wait; further ones are rejected immediately. */
  waiting: number
  maxWaitMs: number
  code: RateLimitCode
  /** The error message for the user. */
  message: string
}

type Network = { running: number; waiting: (() => void)[] }

/**
 * Limits the concurrent work of one client network on this node. Further work waits in FIFO order, since many phones may
 * share a network, and rejects with `RateLimitError` after `maxWaitMs`.
 */
export class ConcurrencyLimit {
  #networks = new Map<string, Network>()

  constructor(private rule: Rule) {}

  async run<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
    if (limitsAreOff()) return work()
    const key = networkOf(ip)
    const network = this.#networks.get(key) ?? { running: 0, waiting: [] }
    this.#networks.set(key, network)
    await this.#acquire(network)
    try {
      return await work()
    } finally {
      const next = network.waiting.shift()
      if (next) next()
      else network.running -= 1
      if (network.running === 0) this.#networks.delete(key)
    }
  }

  #acquire(network: Network): Promise<void> {
    const { atOnce, waiting, maxWaitMs } = this.rule
    if (network.running < atOnce) {
      network.running += 1
      return Promise.resolve()
    }
    if (network.waiting.length >= waiting) return Promise.reject(this.#rejection())
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        network.waiting.splice(network.waiting.indexOf(start), 1)
        reject(this.#rejection())
      }, maxWaitMs)
      const start = () => {
        clearTimeout(timeout)
        resolve()
      }
      network.waiting.push(start)
    })
  }

  #rejection(): RateLimitError {
    const { atOnce, maxWaitMs, code, message } = this.rule
    const retryAfterSeconds = Math.ceil(maxWaitMs / 1_000)
    return new RateLimitError(code, message, { limit: atOnce, retryAfterSeconds })
  }
}
