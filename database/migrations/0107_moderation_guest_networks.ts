import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keyed hashes of a guest's network and of its IPv6 /48, by which open reports are counted; null for a report of a member and once
 * it is decided. Building the index concurrently blocks no write, but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table reports add column if not exists guest_network text, add column if not exists guest_wide_network text
    `)
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists reports_of_guest_network')
    this.schema.raw(`
      create index concurrently reports_of_guest_network on reports (guest_wide_network)
        where state = 'open' and guest_wide_network is not null
    `)
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists reports_of_guest_network')
    this.schema.raw(`
      alter table reports drop column if exists guest_network, drop column if exists guest_wide_network
    `)
  }
}
