import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Guests' calls are counted per network, a keyed hash that is different every day. `weight` is a contact's popularity score,
 * `notifies_owner` whether it notifies the owner.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table contact_interactions
        add column guest_network text,
        add column weight smallint not null default 10,
        add column notifies_owner boolean not null default true;
      create index guest_calls_of_item on contact_interactions (item_id, created_at) where contacter_id is null;

      create or replace view contacted_items as
        select id as contact_id, item_id, (created_at at time zone 'Asia/Kolkata')::date as day, weight
        from contact_interactions;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view contacted_items;
      create view contacted_items as
        select id as contact_id, item_id, (created_at at time zone 'Asia/Kolkata')::date as day
        from contact_interactions;
      drop index guest_calls_of_item;
      alter table contact_interactions
        drop column guest_network, drop column weight, drop column notifies_owner;
    `)
  }
}
