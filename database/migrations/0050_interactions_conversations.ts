import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Conversations of a renter with an owner about an item. The messages of a conversation are numbered without gaps; a message
 * without an author is a line of the system.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table conversations (
        id uuid primary key default uuidv7(),
        item_id uuid not null references items,
        owner_id uuid not null references users,
        renter_id uuid not null references users,
        last_no integer not null default 0,
        created_at timestamptz not null default now(),
        constraint conversations_one_each unique (item_id, renter_id),
        constraint conversations_of_two check (owner_id <> renter_id)
      );
      create index conversations_of_renter on conversations (renter_id, owner_id, created_at);

      create table messages (
        conversation_id uuid not null references conversations,
        no integer not null,
        author_id uuid references users,
        kind text not null,
        body text,
        payload jsonb not null default '{}',
        warnings text[] not null default '{}',
        contact_id uuid constraint messages_of_contact unique references contact_interactions,
        idempotency_key text,
        created_at timestamptz not null default now(),
        primary key (conversation_id, no),
        constraint messages_sent_once unique (author_id, idempotency_key),
        constraint messages_kind check (kind in ('text', 'contact')),
        constraint messages_body check (length(body) <= 2000 and (kind = 'text') = (body is not null))
      );
      create index messages_of_author on messages (author_id, created_at);

      create table conversation_members (
        conversation_id uuid not null references conversations,
        user_id uuid not null references users,
        last_read_no integer not null default 0,
        unread integer not null default 0 constraint conversation_members_unread check (unread >= 0),
        version integer not null default 1,
        last_at timestamptz not null default now(),
        archived_at timestamptz,
        is_muted boolean not null default false,
        primary key (conversation_id, user_id)
      );
      create index conversation_members_current on conversation_members (user_id, last_at desc, conversation_id desc)
        where archived_at is null;
      create index conversation_members_archived on conversation_members (user_id, last_at desc, conversation_id desc)
        where archived_at is not null;
    `)
  }

  override async down() {
    this.schema.raw('drop table conversation_members, messages, conversations')
  }
}
