import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = '/([0-9a-f]{8}-[0-9a-f-]{27})/'

/** The selects of `media_in_use` before this migration. */
const URLS_BEFORE = `
  select unnest(image_urls) from items where deleted_at is null
  union all select video_url from items where deleted_at is null
  union all select profile_image_url from users
  union all select unnest(document_image_urls) from verification_documents
  union all select jsonb_array_elements_text(evidence -> 'imageUrls') from reports where state = 'open'
  union all select evidence ->> 'videoUrl' from reports where state = 'open'
  union all select evidence ->> 'profileImageUrl' from reports where state = 'open'`

/**
 * Photos of a handover. They stay as long as its record does. The view `handover_photos` tells the SQL of media who may open
 * them: it has the condition of the index, and the two members are a subquery, so that a statement about one photo never joins
 * all bookings. Checking constraints apart from adding them, and building the index concurrently, blocks no write.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table handovers add column if not exists image_urls text[] not null default '{}',
        drop constraint if exists handovers_image_urls,
        add constraint handovers_image_urls check (cardinality(image_urls) <= 6) not valid
    `)
    this.schema.raw('alter table handovers validate constraint handovers_image_urls')
    this.schema.raw(`
      alter table media drop constraint media_kind_check, add constraint media_kind_check
        check (kind in ('photo', 'profile_picture', 'document', 'handover', 'video')) not valid
    `)
    this.schema.raw('alter table media validate constraint media_kind_check')
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists handovers_of_photo')
    this.schema.raw(`
      create index concurrently handovers_of_photo on handovers using gin (image_urls)
        with (fastupdate = off) where image_urls <> '{}'
    `)
    this.schema.raw(`
      create or replace view handover_photos as
        select h.image_urls,
          (select array[b.owner_id, b.renter_id] from bookings b where b.id = h.booking_id) as member_ids
        from handovers h where h.image_urls <> '{}'
    `)
    this.schema.raw(mediaInUse(`${URLS_BEFORE} union all select unnest(image_urls) from handovers`))
  }

  override async down() {
    this.schema.raw(mediaInUse(URLS_BEFORE))
    this.schema.raw('drop view handover_photos')
    this.schema.raw('alter table handovers drop column image_urls')
    this.schema.raw(`delete from media where kind = 'handover'`)
    this.schema.raw(`
      alter table media drop constraint media_kind_check, add constraint media_kind_check
        check (kind in ('photo', 'profile_picture', 'document', 'video'))
    `)
  }
}

function mediaInUse(urls: string): string {
  return `
    create or replace view media_in_use as
      select cast(substring(url from '${ID}') as uuid) as id from (${urls}) as standing (url)
      where url ~ '/[0-9a-f]{8}-[0-9a-f-]{27}/'`
}
