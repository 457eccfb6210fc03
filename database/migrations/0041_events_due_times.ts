import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `due_at` is when a delivery became due and stays; `next_at` moves with each retry. The index serves claims by subscriber,
 * so that the backlog of one costs the claims of others nothing. `epoch` has no meaning any more.
 */
export default class extends BaseSchema {
  /** Building the index concurrently blocks no write, but cannot be part of a transaction. */
  static override disableTransactions = true

  override async up() {
    this.schema.raw(
      'alter table deliveries add column if not exists due_at timestamptz not null default now()'
    )
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists deliveries_due')
    this.schema.raw(
      `create index concurrently deliveries_due on deliveries (subscriber, next_at) where state = 'pending'`
    )
    this.schema.raw('drop index concurrently if exists deliveries_pending')
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists deliveries_pending')
    this.schema.raw(
      `create index concurrently deliveries_pending on deliveries (next_at) where state = 'pending'`
    )
    this.schema.raw('drop index concurrently if exists deliveries_due')
    this.schema.raw('alter table deliveries drop column if exists due_at')
  }
}
