import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Sorts listings by price per day, from indexes on an expression: a stored column would rewrite the table. The indexes by
 * price stay for the filters of a price: without them a price that few listings have would read the whole table.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace function price_per_day(price numeric, price_unit text) returns numeric
        language sql immutable parallel safe
        as $$ select round(
          case price_unit when 'hour' then price * 24 when 'week' then price / 7 when 'month' then price / 30 else price end,
          4
        ) $$;
      create index if not exists items_by_price_per_day on items (price_per_day(price, price_unit), id)
        where deleted_at is null and moderation_status = 'approved' and price is not null;
      create index if not exists items_of_category_by_price_per_day
        on items (category_id, price_per_day(price, price_unit), id)
        where deleted_at is null and moderation_status = 'approved' and price is not null;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop index items_by_price_per_day, items_of_category_by_price_per_day;
      drop function price_per_day;
    `)
  }
}
