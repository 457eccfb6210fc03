import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The browsers that receive a member's pushes. A subscription ends with the session that created it, whatever ends the
 * session.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table push_subscriptions (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users,
        session_id text not null references sessions on delete cascade,
        endpoint text not null unique check (length(endpoint) <= 1000),
        -- 65 and 16 bytes in base64url
        p256dh text not null check (length(p256dh) = 87),
        auth text not null check (length(auth) = 22),
        created_at timestamptz not null default now(),
        last_ok_at timestamptz,
        -- While its push service is unavailable, no push connects to it before this time.
        failures smallint not null default 0,
        retry_at timestamptz
      );
      create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);
      create index push_subscriptions_of_session on push_subscriptions (session_id);
    `)
  }

  override async down() {
    this.schema.raw('drop table push_subscriptions')
  }
}
