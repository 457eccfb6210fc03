import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Stores the public JSON of a member's profile in the row: the fields of the object without its braces, so that it can be
 * embedded in a listing's JSON. The functions are declared immutable: their text is the same under all settings of a
 * connection, but PostgreSQL does not know that about `row_to_json` and `to_char`.
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
