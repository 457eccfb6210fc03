import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The views of a listing per day, with the visitor as a keyed hash that is different every day, and the listing's popularity
 * by views and contacts, maintained by a projection. Other modules read contacts only through the view `contacted_items`.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table item_views (
        item_id uuid not null references items,
        day date not null,
        visitor text not null,
        primary key (item_id, day, visitor)
      );

      create view contacted_items as select id as contact_id, item_id from contact_interactions;

      create table item_popularity (
        item_id uuid primary key,
        views integer not null,
        contacts integer not null,
        score integer not null
      );
      create index item_popularity_best on item_popularity (score desc, item_id desc);

      insert into item_popularity
        select item_id, 0, count(*), 10 * count(*) from contacted_items group by item_id;
    `)
  }

  override async down() {
    this.schema.raw('drop table item_popularity, item_views; drop view contacted_items')
  }
}
