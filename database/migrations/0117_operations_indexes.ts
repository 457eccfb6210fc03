import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The index of the bookings that hold days, from which a scheduled job counts each hour. Building it concurrently blocks no write,
 * but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists bookings_holding')
    this.schema.raw(`
      create index concurrently bookings_holding on bookings (upper(held)) where state in ('accepted', 'active')
    `)
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists bookings_holding')
  }
}
