import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When an e-mail about a notification was sent. The index finds the messages about a listing of a member; building it
 * concurrently blocks no write, but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw('alter table notifications add column if not exists emailed_at timestamptz')
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists notifications_of_item')
    this.schema.raw(
      `create index concurrently notifications_of_item on notifications (user_id, item_id) where type = 'message'`
    )
  }

  override async down() {
    this.schema.raw('drop index concurrently if exists notifications_of_item')
    this.schema.raw('alter table notifications drop column if exists emailed_at')
  }
}
