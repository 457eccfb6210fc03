import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members' accounts at sign-in providers. A member who signs in only there has no password. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table users alter column password_hash drop not null;

      create table identities (
        provider text not null check (provider in ('google')),
        subject text not null,
        user_id uuid not null references users,
        created_at timestamptz not null default now(),
        constraint identities_known_once primary key (provider, subject)
      );
      create index identities_of_member on identities (user_id);
    `)
  }

  /** Members without a password get an empty hash. No password matches it. */
  override async down() {
    this.schema.raw(`
      drop table identities;
      update users set password_hash = '' where password_hash is null;
      alter table users alter column password_hash set not null;
    `)
  }
}
