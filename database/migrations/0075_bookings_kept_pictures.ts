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
  union all select evidence ->> 'profileImageUrl' from reports where state = 'open'
  union all select unnest(image_urls) from handovers`

/** Keeps the pictures of what was requested while the request is open, and of what was agreed on for good. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      mediaInUse(`${URLS_BEFORE}
        union all select unnest(item_image_urls) from bookings where state = 'requested' or accepted_at is not null`)
    )
  }

  override async down() {
    this.schema.raw(mediaInUse(URLS_BEFORE))
  }
}

function mediaInUse(urls: string): string {
  return `
    create or replace view media_in_use as
      select cast(substring(url from '${ID}') as uuid) as id from (${urls}) as standing (url)
      where url ~ '/[0-9a-f]{8}-[0-9a-f-]{27}/'`
}
