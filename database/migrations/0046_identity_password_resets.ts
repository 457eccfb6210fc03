import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The newest password reset of each e-mail address, whether or not a member has it, and when a member was reminded to confirm
 * their address. Nothing in it is secret: the link in the e-mail is signed.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table password_resets (
        email citext primary key,
        id uuid not null unique,
        expires_at timestamptz not null
      );
      alter table users add column email_reminded_at timestamptz;
    `)
  }

  override async down() {
    this.schema.raw('drop table password_resets; alter table users drop column email_reminded_at')
  }
}
