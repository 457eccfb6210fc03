import { BaseSchema } from '@adonisjs/lucid/schema'

/** The view by which the SQL of other modules finds the conversation of an item and a renter. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      'create view item_conversations as select id, item_id, renter_id from conversations'
    )
  }

  override async down() {
    this.schema.raw('drop view item_conversations')
  }
}
