import { BaseSchema } from '@adonisjs/lucid/schema'

const UNUSED = `weekly_price::text as "weeklyPrice", monthly_price::text as "monthlyPrice",
          is_hire_registered as "isHireRegistered", pin_code as "pinCode",`

const BATCH_SIZE = 1_000

/**
 * Leaves out of the JSON of listings what no release writes or reads. The stored JSON of existing rows is computed again
 * in batches, by an update of a column from which nothing else is generated: unlike a new expression of `json_fields` it
 * neither locks the table nor rewrites it at once. Nodes of the previous release serve either JSON.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(itemJson(''))
    this.defer(async (client) => {
      let last: string | undefined = '00000000-0000-0000-0000-000000000000'
      while (last) {
        const { rows }: { rows: { last: string | null }[] } = await client.rawQuery(BATCH, [last])
        last = rows[0]?.last ?? undefined
      }
    })
  }

  override async down() {
    this.schema.raw(itemJson(UNUSED))
  }
}

/** Returns the last id of the batch; null after the last batch. */
const BATCH = `
  with batch as (
    select id from items where id > ?::uuid order by id limit ${BATCH_SIZE}
  ), changed as (
    update items set pin_code = pin_code where id in (select id from batch) returning id
  )
  select (select id from batch order by id desc limit 1) as last, (select count(*) from changed)`

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
