import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = [
  'notifications_unread_reply',
  'notifications_of_conversation',
  'notifications_of_replies',
  'notifications_about_item',
]

/**
 * The message of a conversation that a notification is about. The unread replies of a conversation share one notification:
 * `push_due_at` is when the last push about it is due. A silent notification appears in the list and the badge only.
 * Building the indexes concurrently blocks no write, but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table notifications add column if not exists conversation_id uuid, add column if not exists message_no integer,
        add column if not exists push_due_at timestamptz, add column if not exists is_silent boolean not null default false
    `)
    for (const index of INDEXES) {
      // An interrupted build leaves an invalid index.
      this.schema.raw(`drop index concurrently if exists ${index}`)
    }
    this.schema.raw(
      `create unique index concurrently notifications_unread_reply on notifications (user_id, conversation_id)
       where type = 'reply' and not is_read and deleted_at is null`
    )
    this.schema.raw(
      `create index concurrently notifications_of_conversation on notifications (user_id, conversation_id)
       where conversation_id is not null and not is_read and deleted_at is null`
    )
    this.schema.raw(
      `create index concurrently notifications_of_replies on notifications (user_id, conversation_id, message_no)
       where type = 'reply'`
    )
    this.schema.raw(
      `create index concurrently notifications_about_item on notifications (user_id, item_id)
       where type in ('message', 'reply')`
    )
    this.schema.raw('drop index concurrently if exists notifications_of_item')
  }

  override async down() {
    this.schema.raw(
      `create index concurrently notifications_of_item on notifications (user_id, item_id) where type = 'message'`
    )
    for (const index of INDEXES) {
      this.schema.raw(`drop index concurrently if exists ${index}`)
    }
    this.schema
      .raw(`alter table notifications drop column conversation_id, drop column message_no, drop column push_due_at,
        drop column is_silent`)
  }
}
