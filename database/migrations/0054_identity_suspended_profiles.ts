import { BaseSchema } from '@adonisjs/lucid/schema'

/** Adds to the view `member_profiles` whether an operator has blocked the member's account. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at, json_fields, list_json_fields,
          blocked_at is not null as is_suspended
        from users
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view member_profiles;
      create view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at, json_fields, list_json_fields
        from users;
    `)
  }
}
