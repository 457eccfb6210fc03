import { BaseSchema } from '@adonisjs/lucid/schema'

/** Contact interactions, and their number per item and type, maintained by a projection. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table contact_interactions (
        id uuid primary key default uuidv7(),
        item_id uuid not null references items,
        owner_id uuid not null references users,
        contacter_id uuid references users,
        interaction_type text not null check (interaction_type in ('whatsapp', 'call', 'message')),
        contact_method text not null check (contact_method in ('whatsapp', 'phone', 'form')),
        message text,
        sender_name text,
        sender_email text,
        sender_phone text,
        intent text check (intent in ('booking')),
        start_date date,
        end_date date,
        idempotency_key text,
        created_at timestamptz not null default now(),
        constraint contact_sent_once unique (contacter_id, idempotency_key),
        check ((intent is null) = (start_date is null) and (start_date is null) = (end_date is null)),
        check (end_date >= start_date)
      );
      create index contact_interactions_of_item on contact_interactions (item_id, interaction_type);

      create table item_contact_counts (
        item_id uuid primary key,
        whatsapp integer not null default 0,
        call integer not null default 0,
        message integer not null default 0
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table item_contact_counts, contact_interactions')
  }
}
