import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The second factors of administrators and their recovery codes. A session that passes one gets a new id; the push
 * subscriptions of its browser follow.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table second_factors (
        user_id uuid primary key references users,
        -- stored by the sessions that passed it
        id uuid not null unique default uuidv7(),
        -- encrypted with APP_KEY
        secret text not null,
        -- null until a code has shown that the member's app has the secret
        confirmed_at timestamptz,
        -- the 30 s step of the newest accepted code
        last_step bigint
      );
      create table recovery_codes (
        user_id uuid not null references second_factors on delete cascade,
        -- keyed with APP_KEY; a used code has no row
        hash text not null,
        primary key (user_id, hash)
      );
      alter table push_subscriptions
        drop constraint push_subscriptions_session_id_fkey,
        add constraint push_subscriptions_session_id_fkey
          foreign key (session_id) references sessions on delete cascade on update cascade;
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table push_subscriptions
        drop constraint push_subscriptions_session_id_fkey,
        add constraint push_subscriptions_session_id_fkey
          foreign key (session_id) references sessions on delete cascade;
      drop table recovery_codes, second_factors;
    `)
  }
}
