import { BaseSchema } from '@adonisjs/lucid/schema'

const LONGER_PRICES = `weekly_price::text as "weeklyPrice", monthly_price::text as "monthlyPrice",`

/**
 * Keeps with a booking what 7 and 30 days cost when it was requested, and adds these prices to the JSON of listings. Stored JSON
 * of existing rows stays as it is until their next update, since no release has written these prices yet. Nodes of the previous
 * release neither write the columns nor read the fields.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(itemJson(LONGER_PRICES))
    this.schema.raw(`
      alter table bookings add column weekly_price numeric(12, 2), add column monthly_price numeric(12, 2)
    `)
  }

  override async down() {
    this.schema.raw('alter table bookings drop column weekly_price, drop column monthly_price')
    this.schema.raw(itemJson(''))
  }
}

function itemJson(more: string): string {
  return `
      create or replace function item_json(
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
          quantity, buffer_days as "bufferDays", notice_days as "noticeDays", ${more}
          mean_rating(rating_sum, rating_count) as rating, rating_count as "reviewCount",
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        ) shown $$`
}
