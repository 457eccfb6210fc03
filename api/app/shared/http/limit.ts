import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { LimitersList } from '@adonisjs/limiter/types'
import { limitsAreOff } from '#shared/http/limits_are_off'
import { TooOftenRefusal } from '#shared/http/too_often_refusal'

type Rule = {
  name: string
  requests: number
  duration: string
  /** What was done too often, as the person reads it. */
  sentence: string
  store?: keyof LimitersList
}

/**
 * A cap on how often one thing is done by one person or address. `take` counts before the thing is done, so that many at
 * once pass no more than one after another; `giveBack` and `forgive` undo it. The database counts for all nodes.
 */
export class Limit {
  constructor(private rule: Rule) {}

  async take(key: string, amount = 1): Promise<void> {
    if (limitsAreOff) return
    try {
      await this.#counter.consume(this.#nameOf(key), amount)
    } catch (error) {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      throw new TooOftenRefusal(this.rule.sentence, error.response.availableIn)
    }
  }

  async giveBack(key: string): Promise<void> {
    if (!limitsAreOff) await this.#counter.decrement(this.#nameOf(key))
  }

  async forgive(key: string): Promise<void> {
    if (!limitsAreOff) await this.#counter.delete(this.#nameOf(key))
  }

  get #counter() {
    const { requests, duration, store = 'database' } = this.rule
    return limiter.use(store, { requests, duration, blockDuration: 0 })
  }

  /** Names are stored: they are of one length, and nobody stands in them. */
  #nameOf(key: string): string {
    return `${this.rule.name}:${createHash('sha256').update(key).digest('base64url')}`
  }
}
