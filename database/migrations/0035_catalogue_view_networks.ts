import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Guests' views are counted per network, a keyed hash that is different every day. Old views become one sum per listing.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table item_views add column network text;
      create index item_views_of_network on item_views (item_id, day, network) where network is not null;
      create index item_views_by_day on item_views (day);

      create table item_view_totals (
        item_id uuid primary key references items,
        views integer not null
      );
    `)
  }

  override async down() {
    this.schema.raw(`
      drop table item_view_totals;
      drop index item_views_of_network, item_views_by_day;
      alter table item_views drop column network;
    `)
  }
}
