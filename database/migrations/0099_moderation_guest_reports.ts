import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A keyed hash of a guest's network and of what the guest reports, by which a repeated report is recognized; null for a report of a
 * member. Building the index concurrently blocks no write, but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw('alter table reports add column if not exists guest_hash text')
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists reports_once_by_guest')
    this.schema.raw(`
      create unique index concurrently reports_once_by_guest on reports (guest_hash)
        where state = 'open' and guest_hash is not null
    `)
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists reports_once_by_guest')
    this.schema.raw('alter table reports drop column if exists guest_hash')
  }
}
