import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Title, description and pictures of a listing as they are when a booking of it is requested: what was agreed on does not change
 * with the listing. A trigger copies them, so that requests written by nodes of the previous release have them too.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table bookings add column item_title text, add column item_description text, add column item_image_urls text[];
      create function keep_item() returns trigger language plpgsql as $$
      begin
        select title, description, image_urls into new.item_title, new.item_description, new.item_image_urls
          from items where id = new.item_id;
        return new;
      end $$;
      create trigger bookings_keep_item before insert on bookings for each row when (new.item_title is null)
        execute function keep_item();
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger bookings_keep_item on bookings;
      drop function keep_item;
      alter table bookings drop column item_image_urls, drop column item_description, drop column item_title;
    `)
  }
}
