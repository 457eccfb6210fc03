import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Index for the newest listings of a category in one location, also where they are few. Idempotent, because some databases
 * ran it under an earlier number.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index if not exists items_of_category_in_place on items (category_id, location, created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved'
    `)
  }

  override async down() {
    this.schema.raw('drop index items_of_category_in_place')
  }
}
