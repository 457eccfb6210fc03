import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Bookings, and a counter of the units that they hold for each listing and day. The trigger `bookings_hold_days` is the only
 * writer of `item_days.taken`, and a check rejects what would overbook a day, whatever writes it. A day belongs to India's
 * calendar; its counters are found by whole numbers, so the time zone of a connection does not matter.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table bookings (
        id uuid primary key,
        item_id uuid not null references items,
        owner_id uuid not null references users,
        renter_id uuid not null references users,
        start_date date not null,
        end_date date not null,
        units smallint not null default 1 constraint bookings_units check (units between 1 and 500),
        held daterange not null,
        collect_at time,
        return_at time,
        state text not null default 'requested' constraint bookings_state check (state in
          ('requested', 'accepted', 'active', 'completed', 'declined', 'expired', 'withdrawn', 'cancelled')),
        answer_by timestamptz not null,
        unit_price numeric(12, 2),
        price_unit text not null,
        charged_days integer not null,
        quoted_total numeric(18, 2),
        agreed_total numeric(18, 2),
        deposit numeric(12, 2),
        closed_by text constraint bookings_closed_by check (closed_by in ('owner', 'renter', 'system')),
        reason text,
        note text,
        no_show_reported_by text constraint bookings_no_show_by check (no_show_reported_by in ('owner', 'renter')),
        no_show_contest_until timestamptz,
        no_show_contested_at timestamptz,
        requested_at timestamptz not null default now(),
        accepted_at timestamptz,
        handed_over_at timestamptz,
        returned_at timestamptz,
        completed_at timestamptz,
        closed_at timestamptz,
        constraint bookings_two_people check (owner_id <> renter_id),
        constraint bookings_days check (end_date >= start_date and lower(held) = start_date and upper(held) > end_date),
        constraint bookings_never_for_more check (agreed_total <= quoted_total),
        constraint bookings_no_show check ((no_show_reported_by is null) = (no_show_contest_until is null))
      );
      create index bookings_of_item on bookings (item_id, state, start_date);
      create index bookings_of_owner on bookings (owner_id, requested_at desc, id desc);
      create index bookings_of_renter on bookings (renter_id, requested_at desc, id desc);

      -- A day without a row is wholly free.
      create table item_days (
        item_id uuid not null references items on delete cascade,
        day date not null,
        capacity smallint not null,
        taken smallint not null default 0,
        primary key (item_id, day),
        constraint item_days_never_overbooked check (taken between 0 and capacity)
      ) with (fillfactor = 85);

      create table calendar_feeds (
        user_id uuid primary key references users,
        secret_hash bytea not null unique,
        created_at timestamptz not null default now()
      );

      create function hold_days() returns trigger language plpgsql as $$
      declare
        held_before boolean := tg_op <> 'INSERT' and old.state in ('accepted', 'active');
        holds_now boolean := tg_op <> 'DELETE' and new.state in ('accepted', 'active');
        owned smallint;
      begin
        if not (held_before or holds_now) then return null; end if;
        if held_before and holds_now and (old.item_id, old.held, old.units) = (new.item_id, new.held, new.units) then
          return null;
        end if;
        -- The listing first: else two transactions that free and take its days wait for each other.
        select quantity into owned from items where id = coalesce(new.item_id, old.item_id) for no key update;
        if held_before then
          update item_days set taken = taken - old.units
            where item_id = old.item_id and day >= lower(old.held) and day < upper(old.held);
        end if;
        if holds_now then
          insert into item_days (item_id, day, capacity, taken)
            select new.item_id, lower(new.held) + n, owned, new.units
            from generate_series(0, upper(new.held) - lower(new.held) - 1) n
            on conflict (item_id, day) do update set taken = item_days.taken + excluded.taken;
        end if;
        return null;
      end $$;
      create trigger bookings_hold_days after insert or delete or update of state, held, units, item_id
        on bookings for each row execute function hold_days();

      -- A wholly blocked day stays blocked, and days gone by do not matter.
      create function change_capacity() returns trigger language plpgsql as $$
      declare
        today date := (now() at time zone 'Asia/Kolkata')::date;
      begin
        if new.quantity < old.quantity then
          update item_days set capacity = greatest(0, capacity - (old.quantity - new.quantity))
            where item_id = new.id and day >= today;
        else
          update item_days set capacity = capacity + (new.quantity - old.quantity)
            where item_id = new.id and day >= today and capacity > 0;
        end if;
        return null;
      end $$;
      create trigger bookings_change_capacity after update of quantity on items for each row
        when (old.quantity <> new.quantity) execute function change_capacity();

      create view booked_item_days as select item_id, day, capacity, taken from item_days;
      create view requested_bookings as select id, units, collect_at, return_at from bookings;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view requested_bookings, booked_item_days;
      drop trigger bookings_change_capacity on items;
      drop function change_capacity;
      drop table calendar_feeds, item_days, bookings;
      drop function hold_days;
    `)
  }
}
