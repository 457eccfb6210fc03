import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes of what is read regularly. A scheduled job counts the bookings that hold days each hour. Each limit of a node deletes
 * the rate limits whose time is over every five minutes. Building them concurrently blocks no write, but cannot be part of a
 * transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists bookings_holding')
    this.schema.raw(`
      create index concurrently bookings_holding on bookings (upper(held)) where state in ('accepted', 'active')
    `)
    this.schema.raw('drop index concurrently if exists rate_limits_expiry')
    this.schema.raw('create index concurrently rate_limits_expiry on rate_limits (expire)')
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists rate_limits_expiry')
    this.schema.raw('drop index concurrently if exists bookings_holding')
  }
}
