import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Notifications; `facts` is the payload. The row of a deleted notification stays, without its payload, so that a repeated
 * delivery does not add it again.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table notifications (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users,
        source_event_id uuid not null,
        type text not null,
        item_id uuid,
        facts jsonb not null,
        is_read boolean not null default false,
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        constraint notified_once unique (source_event_id, user_id)
      );
      create index notifications_of_user on notifications (user_id, created_at desc, id desc) where deleted_at is null;

      create table unread_counts (
        user_id uuid primary key references users,
        count integer not null default 0 check (count >= 0),
        version bigint not null default 0
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table unread_counts, notifications')
  }
}
