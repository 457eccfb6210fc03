import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Adds to members the sum and the number of the ratings that they got as owners, and rewrites the stored JSON of profiles
 * with them. A changed rating evicts the cached responses that show the profile. It is separate from 0057 so that neither
 * table is locked longer than its own rewrite takes.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table users
        add column rating_sum integer not null default 0,
        add column rating_count integer not null default 0;

      create function profile_json(
        full_name text, phone text, profile_image_url text, is_verified boolean, rating_sum integer, rating_count integer
      ) returns json language sql immutable parallel safe
        as $$ select json_build_object(
          'fullName', full_name, 'phone', phone, 'profileImageUrl', profile_image_url, 'isVerified', is_verified,
          'rating', mean_rating(rating_sum, rating_count), 'reviewCount', rating_count
        ) $$;
      alter table users
        alter column json_fields set expression as (
          json_fields(profile_json(full_name, phone, profile_image_url, is_verified, rating_sum, rating_count))
        ),
        alter column list_json_fields set expression as (
          json_fields(profile_json(full_name, null, profile_image_url, is_verified, rating_sum, rating_count))
        );
      drop function profile_json(text, text, text, boolean);

      drop trigger notify_changed_profile on users;
      create trigger notify_changed_profile after update on users for each row
        when ((old.full_name, old.location, old.phone, old.profile_image_url, old.is_verified, old.rating_sum, old.rating_count)
          is distinct from
          (new.full_name, new.location, new.phone, new.profile_image_url, new.is_verified, new.rating_sum, new.rating_count))
        execute function notify_changed_member();
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger notify_changed_profile on users;
      create trigger notify_changed_profile after update on users for each row
        when ((old.full_name, old.location, old.phone, old.profile_image_url, old.is_verified)
          is distinct from (new.full_name, new.location, new.phone, new.profile_image_url, new.is_verified))
        execute function notify_changed_member();

      create function profile_json(full_name text, phone text, profile_image_url text, is_verified boolean)
        returns json language sql immutable parallel safe
        as $$ select json_build_object(
          'fullName', full_name, 'phone', phone, 'profileImageUrl', profile_image_url, 'isVerified', is_verified
        ) $$;
      alter table users
        alter column json_fields set expression as (
          json_fields(profile_json(full_name, phone, profile_image_url, is_verified))
        ),
        alter column list_json_fields set expression as (
          json_fields(profile_json(full_name, null, profile_image_url, is_verified))
        );
      drop function profile_json(text, text, text, boolean, integer, integer);
      alter table users drop column rating_sum, drop column rating_count;
    `)
  }
}
