import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Notifies the channel `changes` at the commit with the id of the member whose cached responses are outdated, with
 * `everything` if all are, and with `places` for a location that no listing had before.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function tell_changed_listings() returns trigger language plpgsql as $$
      declare
        owners uuid[] := array(select distinct owner_id from changed limit 101);
      begin
        if cardinality(owners) > 100 then
          perform pg_notify('changes', 'everything');
        else
          perform pg_notify('changes', owner::text) from unnest(owners) as owner;
        end if;
        return null;
      end $$;
      create trigger tell_new_listings after insert on items
        referencing new table as changed for each statement execute function tell_changed_listings();
      create trigger tell_changed_listings after update on items
        referencing new table as changed for each statement execute function tell_changed_listings();
      create trigger tell_removed_listings after delete on items
        referencing old table as changed for each statement execute function tell_changed_listings();

      create function tell_changed_member() returns trigger language plpgsql as $$
      begin
        perform pg_notify('changes', old.id::text);
        return null;
      end $$;
      create trigger tell_changed_profile after update on users for each row
        when ((old.full_name, old.location, old.phone, old.profile_image_url, old.is_verified)
          is distinct from (new.full_name, new.location, new.phone, new.profile_image_url, new.is_verified))
        execute function tell_changed_member();
      create trigger tell_removed_member after delete on users
        for each row execute function tell_changed_member();

      create function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('changes', tg_argv[0]);
        return null;
      end $$;
      create trigger notify_changed_categories after insert or update or delete on categories
        for each statement execute function tell_change('everything');
      create trigger tell_new_places after insert on item_places
        for each row execute function tell_change('places');
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger tell_new_places on item_places;
      drop trigger notify_changed_categories on categories;
      drop function tell_change;
      drop trigger tell_removed_member on users;
      drop trigger tell_changed_profile on users;
      drop function tell_changed_member;
      drop trigger tell_removed_listings on items;
      drop trigger tell_changed_listings on items;
      drop trigger tell_new_listings on items;
      drop function tell_changed_listings;
    `)
  }
}
