import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Limits of an upload URL: its maximum size, the number of attempts, and the end of the running upload's lock. The hourly
 * sweep deletes files that are not in `media_in_use`.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table media
        add column max_bytes integer not null default 0,
        add column attempts integer not null default 0,
        add column arriving_until timestamptz;

      update media set max_bytes = case kind when 'photo' then 10485760 when 'document' then 10485760 else 5242880 end
        where state = 'issued';

      create view media_in_use as
        select cast(substring(url from '/([0-9a-f]{8}-[0-9a-f-]{27})/') as uuid) as id from (
          select unnest(image_urls) from items where deleted_at is null
          union all select video_url from items where deleted_at is null
          union all select profile_image_url from users
          union all select unnest(document_image_urls) from verification_documents
        ) as standing (url)
        where url ~ '/[0-9a-f]{8}-[0-9a-f-]{27}/';
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view media_in_use;
      alter table media drop column max_bytes, drop column attempts, drop column arriving_until;
    `)
  }
}
