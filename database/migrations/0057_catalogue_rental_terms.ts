import { BaseSchema } from '@adonisjs/lucid/schema'

const FORMER_ARGUMENTS = `
  id, title, description, price, price_unit, is_negotiable, category_id, location, contact_phone, image_urls, video_url,
  owner_id, is_available, is_featured, min_rental_duration, max_rental_duration, deposit, moderation_status,
  rejection_reason, created_at`

const FORMER_TYPES = `
  uuid, text, text, numeric, text, boolean, text, text, text, text[], text, uuid, boolean, boolean, integer, integer,
  numeric, text, text, timestamptz`

/**
 * Adds to listings the number of identical units, the days between rentals, and what later releases show, and rewrites
 * the stored JSON with all of them once. The rewrite locks the table for reads and writes, for half a minute per million
 * listings. Nodes of the previous release neither write the columns nor read the fields.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table items
        add column quantity smallint not null default 1 constraint items_quantity check (quantity between 1 and 500),
        add column buffer_days smallint not null default 0 constraint items_buffer_days check (buffer_days between 0 and 7),
        add column notice_days smallint not null default 0 constraint items_notice_days check (notice_days between 0 and 30),
        add column weekly_price numeric(12, 2) constraint items_weekly_price check (weekly_price >= 0),
        add column monthly_price numeric(12, 2) constraint items_monthly_price check (monthly_price >= 0),
        add column is_hire_registered boolean,
        add column pin_code text,
        add column rating_sum integer not null default 0,
        add column rating_count integer not null default 0;

      create function mean_rating(rating_sum integer, rating_count integer) returns numeric
        language sql immutable parallel safe
        as $$ select round(rating_sum::numeric / nullif(rating_count, 0), 2) $$;

      create function item_json(
        id uuid, title text, description text, price numeric, price_unit text, is_negotiable boolean, category_id text,
        location text, contact_phone text, image_urls text[], video_url text, owner_id uuid, is_available boolean,
        is_featured boolean, min_rental_duration integer, max_rental_duration integer, deposit numeric,
        moderation_status text, rejection_reason text, created_at timestamptz,
        quantity smallint, buffer_days smallint, notice_days smallint, weekly_price numeric, monthly_price numeric,
        is_hire_registered boolean, pin_code text, rating_sum integer, rating_count integer
      ) returns json language sql immutable parallel safe
        as $$ select row_to_json(shown) from (select
          id, title, description, price::text as price, price_unit as "priceUnit", is_negotiable as "isNegotiable",
          category_id as "categoryId", location, contact_phone as "contactPhone", image_urls as "imageUrls",
          video_url as "videoUrl", owner_id as "ownerId", is_available as "isAvailable", is_featured as "isFeatured",
          min_rental_duration as "minRentalDuration", max_rental_duration as "maxRentalDuration",
          deposit::text as deposit, moderation_status as "moderationStatus", rejection_reason as "rejectionReason",
          quantity, buffer_days as "bufferDays", notice_days as "noticeDays", weekly_price::text as "weeklyPrice",
          monthly_price::text as "monthlyPrice", is_hire_registered as "isHireRegistered", pin_code as "pinCode",
          mean_rating(rating_sum, rating_count) as rating, rating_count as "reviewCount",
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        ) shown $$;
      alter table items alter column json_fields set expression as (
        json_fields(item_json(${FORMER_ARGUMENTS},
          quantity, buffer_days, notice_days, weekly_price, monthly_price, is_hire_registered, pin_code, rating_sum,
          rating_count
        ))
      );
      drop function item_json(${FORMER_TYPES});
    `)
  }

  override async down() {
    this.schema.raw(`
      create function item_json(
        id uuid, title text, description text, price numeric, price_unit text, is_negotiable boolean, category_id text,
        location text, contact_phone text, image_urls text[], video_url text, owner_id uuid, is_available boolean,
        is_featured boolean, min_rental_duration integer, max_rental_duration integer, deposit numeric,
        moderation_status text, rejection_reason text, created_at timestamptz
      ) returns json language sql immutable parallel safe
        as $$ select row_to_json(shown) from (select
          id, title, description, price::text as price, price_unit as "priceUnit", is_negotiable as "isNegotiable",
          category_id as "categoryId", location, contact_phone as "contactPhone", image_urls as "imageUrls",
          video_url as "videoUrl", owner_id as "ownerId", is_available as "isAvailable", is_featured as "isFeatured",
          min_rental_duration as "minRentalDuration", max_rental_duration as "maxRentalDuration",
          deposit::text as deposit, moderation_status as "moderationStatus", rejection_reason as "rejectionReason",
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        ) shown $$;
      alter table items alter column json_fields set expression as (json_fields(item_json(${FORMER_ARGUMENTS})));
      drop function item_json(${FORMER_TYPES},
        smallint, smallint, smallint, numeric, numeric, boolean, text, integer, integer);
      drop function mean_rating;
      alter table items
        drop column quantity, drop column buffer_days, drop column notice_days, drop column weekly_price,
        drop column monthly_price, drop column is_hire_registered, drop column pin_code, drop column rating_sum,
        drop column rating_count;
    `)
  }
}
