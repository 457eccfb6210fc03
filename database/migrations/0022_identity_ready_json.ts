import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A member's profile as readers are sent it with a listing, written once by whoever changes it: the fields of a JSON object
 * without its braces, so that it can stand in another. All that the functions do gives the same text under any settings
 * of a connection, which PostgreSQL cannot know of `row_to_json` and `to_char`.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function json_fields(made json) returns text
        language sql immutable strict parallel safe
        as $$ select substr(made::text, 2, length(made::text) - 2) $$;

      create function profile_json(full_name text, phone text, profile_image_url text, is_verified boolean)
        returns json language sql immutable parallel safe
        as $$ select json_build_object(
          'fullName', full_name, 'phone', phone, 'profileImageUrl', profile_image_url, 'isVerified', is_verified
        ) $$;
      alter table users add column json_fields text not null generated always as (
        json_fields(profile_json(full_name, phone, profile_image_url, is_verified))
      ) stored;
      create or replace view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at, json_fields from users;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view member_profiles;
      create view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at from users;
      alter table users drop column json_fields;
      drop function profile_json, json_fields(json);
    `)
  }
}
