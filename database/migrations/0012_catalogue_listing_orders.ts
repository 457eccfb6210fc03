import { BaseSchema } from '@adonisjs/lucid/schema'

/** Indexes for the lists of one location and for the lists sorted by price. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index items_of_place on items (location, created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved';
      create index items_by_price on items (price, id)
        where deleted_at is null and moderation_status = 'approved' and price is not null;
      create index items_of_category_by_price on items (category_id, price, id)
        where deleted_at is null and moderation_status = 'approved' and price is not null;
    `)
  }

  override async down() {
    this.schema.raw('drop index items_of_place, items_by_price, items_of_category_by_price')
  }
}
