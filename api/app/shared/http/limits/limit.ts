import { isIP } from 'node:net'
import string from '@adonisjs/core/helpers/string'
import { errors, type Limiter } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { LimitersList } from '@adonisjs/limiter/types'
import type { RateLimitCode } from '@saajha/contract/rate_limit_messages'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'
import type { Visitor } from '#shared/http/limits/visitor'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

/** The limit of an IPv6 /48 as a multiple of the limit of a /64, because many phones may share a /48. */
const WIDE_NETWORK_FACTOR = 16

/** The same for the members of a network together: a carrier has thousands of phones behind one IPv4 address. */
const MEMBERS_FACTOR = 16

type Rule = {
  code: RateLimitCode
  /** The prefix of the stored keys, else the prefix of the code: the counters of a renamed rule start at zero. */
  name?: string
  requests: number
  duration: string
  /** The English message, if several rules share the code. */
  message?: string
  backend?: keyof LimitersList
}

type Counter = { limiter: Limiter; key: string }

/**
 * A rate limit per member or network. An IP address counts for its network (`networkOf`), and an IPv6 address also for its
 * /48, whose limit is `WIDE_NETWORK_FACTOR` times as high. A visitor with a session counts for the session, and for all
 * members of the network, not for its guests. `consume` counts before the action, so that concurrent attempts
 * cannot exceed the limit, and throws `RateLimitError` beyond it; `refund` and `reset` undo it. Counters in the database
 * are shared by all nodes.
 */
export class Limit {
  constructor(private rule: Rule) {}

  async consume(key: string | Visitor, amount = 1): Promise<void> {
    if (limitsAreOff()) return
    const consumed: Counter[] = []
    for (const counter of this.#countersOf(key)) {
      try {
        await counter.limiter.consume(counter.key, amount)
      } catch (error) {
        await refund(consumed, amount)
        if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
        const { limit, availableIn: retryAfterSeconds } = error.response
        const { code, message } = this.rule
        throw new RateLimitError(code, { limit, retryAfterSeconds }, message)
      }
      consumed.push(counter)
    }
  }

  async refund(key: string, amount = 1): Promise<void> {
    if (!limitsAreOff()) await refund(this.#countersOf(key), amount)
  }

  /** Resets the counter of an id. */
  async reset(id: string): Promise<void> {
    if (limitsAreOff()) return
    for (const { limiter, key } of this.#countersOf(id)) await limiter.delete(key)
  }

  #countersOf(key: string | Visitor): Counter[] {
    if (typeof key === 'string') return isIP(key) ? this.#ofNetwork(key) : [this.#counter(key, 1)]
    const { ip, session } = key
    if (session === null) return this.#ofNetwork(ip)
    const members = this.#counter(`members of ${wideNetworkOf(ip)}`, MEMBERS_FACTOR)
    return [this.#counter(`session ${session}`, 1), members]
  }

  #ofNetwork(ip: string): Counter[] {
    const narrow = networkOf(ip)
    const wide = wideNetworkOf(ip)
    if (narrow === wide) return [this.#counter(narrow, 1)]
    return [this.#counter(narrow, 1), this.#counter(wide, WIDE_NETWORK_FACTOR)]
  }

  /** Stored keys are keyed hashes: a plain hash of an IPv4 address can be reversed by brute force. */
  #counter(key: string, factor: number): Counter {
    const { code, name = nameOf(code), requests, duration, backend = 'database' } = this.rule
    const rule = { requests: requests * factor, duration, blockDuration: 0 }
    return { limiter: limiter.use(backend, rule), key: `${name}:${keyedHash(name, key)}` }
  }
}

/** Returns a function that counts an action of a member or a network, and throws `RateLimitError` beyond the limit. */
export function rateLimit(rule: Rule): (key: string | Visitor, amount?: number) => Promise<void> {
  const limit = new Limit(rule)
  return (key, amount) => limit.consume(key, amount)
}

/** The name `item_changes` of the code `tooManyItemChanges`. */
function nameOf(code: RateLimitCode): string {
  return string.snakeCase(code.replace('tooMany', ''))
}

async function refund(counters: Counter[], amount: number): Promise<void> {
  for (const { limiter, key } of counters) await limiter.decrement(key, amount)
}
