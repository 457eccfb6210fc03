import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The `Idempotency-Key` of a new listing, by which a retry finds it. Building the index concurrently blocks no write, but cannot be
 * part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw('alter table items add column if not exists idempotency_key text')
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists items_idempotency_key')
    this.schema.raw(`
      create unique index concurrently items_idempotency_key on items (owner_id, idempotency_key)
      where idempotency_key is not null and deleted_at is null
    `)
  }

  override async down() {
    this.schema.raw('alter table items drop column if exists idempotency_key')
  }
}
