import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counts only days from today on. The counters of past days are deleted, so a booking whose days change could add them again with
 * its own units alone, and another one that ends would then free more than is taken.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace function hold_days() returns trigger language plpgsql as $$
      declare
        held_before boolean := tg_op <> 'INSERT' and old.state in ('accepted', 'active');
        holds_now boolean := tg_op <> 'DELETE' and new.state in ('accepted', 'active');
        owned smallint;
        today date := (now() at time zone 'Asia/Kolkata')::date;
      begin
        if not (held_before or holds_now) then return null; end if;
        if held_before and holds_now and (old.item_id, old.held, old.units) = (new.item_id, new.held, new.units) then
          return null;
        end if;
        -- The listing first: else two transactions that free and take its days wait for each other.
        select quantity into owned from items where id = coalesce(new.item_id, old.item_id) for no key update;
        if held_before then
          update item_days set taken = taken - old.units
            where item_id = old.item_id and day >= greatest(lower(old.held), today) and day < upper(old.held);
        end if;
        if holds_now then
          insert into item_days (item_id, day, capacity, taken)
            select new.item_id, first_day + n, owned, new.units
            from greatest(lower(new.held), today) first_day, generate_series(0, upper(new.held) - first_day - 1) n
            on conflict (item_id, day) do update set taken = item_days.taken + excluded.taken;
        end if;
        return null;
      end $$;
    `)
  }

  override async down() {
    this.schema.raw(`
      create or replace function hold_days() returns trigger language plpgsql as $$
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
    `)
  }
}
