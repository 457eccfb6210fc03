import { BaseSchema } from '@adonisjs/lucid/schema'

const IS_PAST = "coalesce(completed_at, closed_at) < now() - interval '30 days'"

/** The folders of the pictures that only bookings name which ended 30 days ago: their owner cannot remove them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view media_of_past_bookings as
        select owner_id, split_part(unnest(item_image_urls), '/', -2) as folder from bookings where ${IS_PAST}
        except (
          select owner_id, split_part(unnest(image_urls), '/', -2) from items where deleted_at is null
          union all
          select owner_id, split_part(unnest(item_image_urls), '/', -2) from bookings where (${IS_PAST}) is not true
        )
    `)
  }

  override async down() {
    this.schema.raw('drop view media_of_past_bookings')
  }
}
