import { BaseSchema } from '@adonisjs/lucid/schema'

/** Other days, pieces and total that one member of a booking proposes to the other, and how often a booking was changed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table booking_changes (
        id uuid primary key default uuidv7(),
        booking_id uuid not null references bookings,
        proposed_by text not null constraint booking_changes_by check (proposed_by in ('owner', 'renter')),
        start_date date not null,
        end_date date not null,
        units smallint not null constraint booking_changes_units check (units between 1 and 500),
        charged_days integer not null,
        quoted_total numeric(18, 2),
        total numeric(18, 2),
        state text not null default 'proposed' constraint booking_changes_state check (state in
          ('proposed', 'accepted', 'declined', 'expired', 'withdrawn')),
        answer_by timestamptz not null,
        proposed_at timestamptz not null default now(),
        closed_at timestamptz,
        constraint booking_changes_days check (end_date >= start_date),
        constraint booking_changes_never_for_more check (total <= quoted_total)
      );
      create index booking_changes_of_booking on booking_changes (booking_id, proposed_by);
      create unique index booking_changes_open_once on booking_changes (booking_id) where state = 'proposed';
      alter table bookings add column times_changed smallint not null default 0, add column changed_at timestamptz;
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table bookings drop column changed_at, drop column times_changed;
      drop table booking_changes;
    `)
  }
}
