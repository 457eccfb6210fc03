import { BaseSchema } from '@adonisjs/lucid/schema'

/** Categories and listings. The row of a deleted listing stays, because messages about it show its title. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table categories (
        id text primary key,
        slug text not null unique,
        name text not null,
        description text not null,
        position smallint not null
      );

      create table items (
        id uuid primary key default uuidv7(),
        owner_id uuid not null references users,
        title text not null,
        description text not null,
        price numeric(12, 2) check (price >= 0),
        price_unit text not null default 'day' check (price_unit in ('hour', 'day', 'week', 'month')),
        is_negotiable boolean not null default false,
        category_id text not null references categories,
        location text not null,
        contact_phone text,
        image_urls text[] not null default '{}',
        video_url text,
        is_available boolean not null default true,
        is_featured boolean not null default false,
        min_rental_duration integer not null default 1,
        max_rental_duration integer,
        deposit numeric(12, 2) check (deposit >= 0),
        moderation_status text not null default 'approved'
          check (moderation_status in ('pending', 'approved', 'rejected')),
        rejection_reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        search_words tsvector not null generated always as (
          to_tsvector('simple', translate(
            title || ' ' || description || ' ' || location || ' ' || category_id, '<>/@:._-', '        '
          ))
        ) stored
      );

      create index items_newest on items (created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved';
      create index items_of_owner on items (owner_id, created_at desc, id desc) where deleted_at is null;
      create index items_of_category on items (category_id, created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved';
      create index items_featured on items (created_at desc, id desc)
        where deleted_at is null and moderation_status = 'approved' and is_featured;
      create index items_search on items using gin (search_words);
    `)
  }

  override async down() {
    this.schema.raw('drop table items, categories')
  }
}
