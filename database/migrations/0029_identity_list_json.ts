import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A member's profile in lists of listings, without the account's phone number. Only the response for a single listing contains
 * it. In lists an owner publishes only the number of the listing.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table users add column list_json_fields text not null generated always as (
        json_fields(profile_json(full_name, null, profile_image_url, is_verified))
      ) stored;
      create or replace view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at, json_fields, list_json_fields
        from users;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view member_profiles;
      create view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at, json_fields from users;
      alter table users drop column list_json_fields;
    `)
  }
}
