import { BaseSchema } from '@adonisjs/lucid/schema'

/** So that the newest of a category in one place come straight from an index, also where there are few of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index items_of_category_in_place on items (category_id, location, created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved'
    `)
  }

  override async down() {
    this.schema.raw('drop index items_of_category_in_place')
  }
}
