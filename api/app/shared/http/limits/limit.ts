import { isIP } from 'node:net'
import { errors, type Limiter } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { LimitersList } from '@adonisjs/limiter/types'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

/** How many times the requests of one /64 a whole /48 of IPv6 may make: many phones may share it. */
const WIDE_NETWORK_FACTOR = 16

type Rule = {
  name: string
  requests: number
  duration: string
  /** What was done too often, as the person reads it. */
  message: string
  store?: keyof LimitersList
}

type Counter = { limiter: Limiter; key: string }

/**
 * A cap on how often one thing is done by one member or network. A key that is an IP address counts for its network
 * (`networkOf`), and an IPv6 one for its /48 too, which may do it `WIDE_NETWORK_FACTOR` times as often. `take` counts
 * before the thing is done, so that many at once pass no more than one after another; `refund` and `reset` undo it. The
 * database counts for all nodes.
 */
export class Limit {
  constructor(private rule: Rule) {}

  async take(key: string, amount = 1): Promise<void> {
    if (limitsAreOff) return
    const taken: Counter[] = []
    for (const counter of this.#countersOf(key)) {
      try {
        await counter.limiter.consume(counter.key, amount)
      } catch (error) {
        await refund(taken, amount)
        if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
        throw new RateLimitError(this.rule.message, error.response.availableIn)
      }
      taken.push(counter)
    }
  }

  async refund(key: string, amount = 1): Promise<void> {
    if (!limitsAreOff) await refund(this.#countersOf(key), amount)
  }

  /** Forgets what was counted for a key of an id. */
  async reset(id: string): Promise<void> {
    if (limitsAreOff) return
    for (const { limiter, key } of this.#countersOf(id)) await limiter.delete(key)
  }

  #countersOf(key: string): Counter[] {
    if (!isIP(key)) return [this.#counter(key, 1)]
    const narrow = networkOf(key)
    const wide = wideNetworkOf(key)
    if (narrow === wide) return [this.#counter(narrow, 1)]
    return [this.#counter(narrow, 1), this.#counter(wide, WIDE_NETWORK_FACTOR)]
  }

  /** Keys are stored: a plain hash of an IPv4 address could be reversed by trying all of them. */
  #counter(key: string, factor: number): Counter {
    const { name, requests, duration, store = 'database' } = this.rule
    const rule = { requests: requests * factor, duration, blockDuration: 0 }
    return { limiter: limiter.use(store, rule), key: `${name}:${keyedHash(name, key)}` }
  }
}

async function refund(counters: Counter[], amount: number): Promise<void> {
  for (const { limiter, key } of counters) await limiter.decrement(key, amount)
}
