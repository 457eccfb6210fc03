import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `due_at` is when a delivery became due and stays; `next_at` moves with each retry. The index serves claims by subscriber,
 * so that the backlog of one costs the claims of others nothing. `epoch` is no longer used; nodes of the previous release
 * still write it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table deliveries add column due_at timestamptz not null default now();
      create index deliveries_due on deliveries (subscriber, next_at) where state = 'pending';
      drop index deliveries_pending;
    `)
  }

  override async down() {
    this.schema.raw(`
      create index deliveries_pending on deliveries (next_at) where state = 'pending';
      drop index deliveries_due;
      alter table deliveries drop column due_at;
    `)
  }
}
