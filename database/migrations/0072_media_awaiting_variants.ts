import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds whose pictures wait for variants; building it concurrently blocks no write, but cannot be part of a transaction. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists media_awaiting_variants')
    this.schema.raw(
      `create index concurrently media_awaiting_variants on media (created_at) include (owner_id) where state = 'stored'`
    )
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists media_awaiting_variants')
  }
}
