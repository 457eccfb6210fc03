import { BaseSchema } from '@adonisjs/lucid/schema'

/** Adds a contact's day in India to the view `contacted_items`. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace view contacted_items as
        select id as contact_id, item_id, (created_at at time zone 'Asia/Kolkata')::date as day
        from contact_interactions;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view contacted_items;
      create view contacted_items as select id as contact_id, item_id from contact_interactions;
    `)
  }
}
