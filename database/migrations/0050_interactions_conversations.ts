import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Conversations of a renter with an owner about an item. The messages of a conversation are numbered without gaps; a message
 * without an author is a line of the system. The contacts of type message that exist become messages, all read.
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

      insert into conversations (item_id, owner_id, renter_id, last_no, created_at)
      select item_id, owner_id, contacter_id, count(*), min(created_at) from contact_interactions
      where interaction_type = 'message' and contacter_id is not null
      group by item_id, owner_id, contacter_id;

      insert into messages (conversation_id, no, author_id, kind, body, payload, contact_id, created_at)
      select c.id, row_number() over (partition by c.id order by i.created_at, i.id), i.contacter_id, 'text',
        coalesce(i.message, ''), jsonb_strip_nulls(jsonb_build_object('startDate', i.start_date, 'endDate', i.end_date)),
        i.id, i.created_at
      from contact_interactions i join conversations c on c.item_id = i.item_id and c.renter_id = i.contacter_id
      where i.interaction_type = 'message';

      insert into conversation_members (conversation_id, user_id, last_read_no, last_at)
      select c.id, m.user_id, c.last_no, (select created_at from messages where conversation_id = c.id and no = c.last_no)
      from conversations c cross join lateral (values (c.owner_id), (c.renter_id)) as m (user_id);
    `)
  }

  override async down() {
    this.schema.raw('drop table conversation_members, messages, conversations')
  }
}
