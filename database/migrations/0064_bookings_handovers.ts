import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the two members record when an item is handed over and returned, and the number of wrong codes that an owner has typed.
 * No member can change a record afterwards.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function reject_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are only added', tg_table_name;
      end $$;

      create table handovers (
        id uuid primary key default uuidv7(),
        booking_id uuid not null references bookings,
        stage text not null constraint handovers_stage check (stage in ('start', 'end')),
        by_side text not null constraint handovers_by_side check (by_side in ('owner', 'renter')),
        code_confirmed boolean not null default false,
        parts text[] not null default '{}' constraint handovers_parts check (cardinality(parts) <= 30),
        deposit_note text constraint handovers_deposit_note check (length(deposit_note) <= 300),
        note text constraint handovers_note check (length(note) <= 1000),
        recorded_at timestamptz not null default now(),
        constraint handovers_code_from_owner check (by_side = 'owner' or not code_confirmed)
      );
      create index handovers_of_booking on handovers (booking_id, stage, by_side, recorded_at desc);
      create trigger handovers_only_added before update or delete or truncate on handovers
        for each statement execute function reject_change();

      create table handover_codes (
        booking_id uuid not null references bookings,
        stage text not null constraint handover_codes_stage check (stage in ('start', 'end')),
        wrong_tries smallint not null default 0,
        locked_until timestamptz,
        primary key (booking_id, stage)
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table handover_codes, handovers; drop function reject_change;')
  }
}
