import { BaseSchema } from '@adonisjs/lucid/schema'

/** What reaches a member outside the site; a member without a row has the defaults. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table notification_preferences (
        user_id uuid primary key references users,
        message_email boolean not null default true,
        message_push boolean not null default true,
        booking_email boolean not null default true,
        booking_push boolean not null default true,
        account_email boolean not null default true,
        account_push boolean not null default true,
        shows_text_in_push boolean not null default false
      );
      create view member_languages as select id as user_id, language from users;
    `)
  }

  override async down() {
    this.schema.raw('drop view member_languages; drop table notification_preferences')
  }
}
