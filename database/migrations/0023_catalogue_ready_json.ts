import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Stores the public JSON of a listing in the row. Adding the column locks the table for reads and writes, for half a
 * minute per million listings. It is separate from 0022 so that the table of members is locked for a shorter time.
 */
export default class extends BaseSchema {
  override async up() {
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
      alter table items add column json_fields text not null generated always as (
        json_fields(item_json(
          id, title, description, price, price_unit, is_negotiable, category_id, location, contact_phone, image_urls,
          video_url, owner_id, is_available, is_featured, min_rental_duration, max_rental_duration, deposit,
          moderation_status, rejection_reason, created_at
        ))
      ) stored;
    `)
  }

  override async down() {
    this.schema.raw('alter table items drop column json_fields; drop function item_json')
  }
}
