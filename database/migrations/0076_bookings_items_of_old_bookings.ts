import { BaseSchema } from '@adonisjs/lucid/schema'

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Bookings from before have the title, the description and the pictures of their listing as it is now, without pictures whose
 * files are deleted. Each statement commits a thousand bookings and skips locked ones, so that it never waits while it holds
 * locks; those are written by the next pass.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.defer(async (client) => {
      let isComplete = false
      while (!isComplete) {
        let last: string | undefined = FIRST
        while (last) {
          const { rows }: { rows: { id: string }[] } = await client.rawQuery(BATCH, [last])
          last = rows[0]?.id
        }
        const { rows: left }: { rows: object[] } = await client.rawQuery(
          'select from bookings where item_title is null limit 1'
        )
        isComplete = left.length === 0
      }
    })
  }

  override async down() {
    // The values end with their columns.
  }
}

/** Returns the last booking of the batch, and no row after the last batch. */
const BATCH = `
  with batch as (
    select id, item_id from bookings where item_title is null and id > ?::uuid
    order by id limit 1000 for no key update skip locked
  ), kept as (
    update bookings b set item_title = i.title, item_description = i.description,
      item_image_urls = array(
        select picture.url from unnest(i.image_urls) with ordinality as picture (url, number)
        where not exists (
          select from (select substring(picture.url from '/([0-9a-f]{8}-[0-9a-f-]{27})/')) as file (id)
          where file.id is not null and not exists (select from media m where m.id = cast(file.id as uuid))
        )
        order by picture.number
      )
    from batch join items i on i.id = batch.item_id where b.id = batch.id
  )
  select id from batch order by id desc limit 1`
