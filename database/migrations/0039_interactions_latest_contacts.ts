import { BaseSchema } from '@adonisjs/lucid/schema'

/** The index for a member's latest message about an item. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index if not exists contact_messages_of_member on contact_interactions (contacter_id, item_id, created_at)
        where interaction_type = 'message'
    `)
  }

  override async down() {
    this.schema.raw('drop index contact_messages_of_member')
  }
}
