import { BaseSchema } from '@adonisjs/lucid/schema'

/** The outbox: events, and one delivery per subscriber, written in the transaction that changes the state. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table domain_events (
        id uuid primary key default uuidv7(),
        name text not null,
        aggregate_id uuid not null,
        payload jsonb not null,
        occurred_at timestamptz not null default now()
      );
      create index domain_events_aggregate on domain_events (aggregate_id);

      create table deliveries (
        event_id uuid not null references domain_events on delete cascade,
        subscriber text not null,
        state text not null default 'pending' check (state in ('pending', 'queued', 'done', 'dead')),
        epoch integer not null default 0,
        starts integer not null default 0,
        failures integer not null default 0,
        queued_at timestamptz,
        next_at timestamptz not null default now(),
        last_error text,
        primary key (event_id, subscriber)
      );
      create index deliveries_pending on deliveries (next_at) where state = 'pending';
      create index deliveries_queued on deliveries (queued_at) where state = 'queued';
      create index deliveries_dead on deliveries (subscriber) where state = 'dead';
    `)
  }

  override async down() {
    this.schema.raw('drop table deliveries, domain_events')
  }
}
