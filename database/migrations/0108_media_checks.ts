import { BaseSchema } from '@adonisjs/lucid/schema'

/** The uses before this migration, without the owner of the file and the end of the use. */
const URLS_BEFORE = `
  select unnest(image_urls) from items where deleted_at is null
  union all select video_url from items where deleted_at is null
  union all select profile_image_url from users
  union all select unnest(document_image_urls) from verification_documents
  union all select jsonb_array_elements_text(evidence -> 'imageUrls') from reports
    where state = 'open' or decided_at > now() - interval '30 days'
  union all select evidence ->> 'videoUrl' from reports
    where state = 'open' or decided_at > now() - interval '30 days'
  union all select evidence ->> 'profileImageUrl' from reports
    where state = 'open' or decided_at > now() - interval '30 days'
  union all select unnest(image_urls) from handovers
  union all select unnest(item_image_urls) from bookings where state = 'requested' or accepted_at is not null`

/** For each arm: the member whose file it is, its URL, and the end of the use if time alone ends it, else infinity. */
const USES = `
  select owner_id, unnest(image_urls), timestamptz 'infinity' from items where deleted_at is null
  union all select owner_id, video_url, 'infinity' from items where deleted_at is null
  union all select id, profile_image_url, 'infinity' from users
  union all select user_id, unnest(document_image_urls), 'infinity' from verification_documents
  union all ${reported("jsonb_array_elements_text(evidence -> 'imageUrls')")}
  union all ${reported("evidence ->> 'videoUrl'")}
  union all ${reported("evidence ->> 'profileImageUrl'")}
  union all select b.owner_id, unnest(h.image_urls), 'infinity'
    from bookings b join handovers h on h.booking_id = b.id where h.by_side = 'owner' and h.image_urls <> '{}'
  union all select b.renter_id, unnest(h.image_urls), 'infinity'
    from bookings b join handovers h on h.booking_id = b.id where h.by_side = 'renter' and h.image_urls <> '{}'
  union all select owner_id, unnest(item_image_urls), 'infinity' from bookings
    where state = 'requested' or accepted_at is not null`

/** What ends a use, and the paths to the URLs in the row. Records of handovers are never changed. */
const TRIGGERS: { table: string; after: string; when?: string; paths: string[] }[] = [
  {
    table: 'items',
    after: 'update of image_urls, video_url, deleted_at or delete',
    paths: ['$.image_urls[*]', '$.video_url'],
  },
  {
    table: 'users',
    after: 'update of profile_image_url or delete',
    paths: ['$.profile_image_url'],
  },
  {
    table: 'verification_documents',
    after: 'update of document_image_urls or delete',
    paths: ['$.document_image_urls[*]'],
  },
  {
    table: 'reports',
    after: 'update of state, decided_at, evidence or delete',
    paths: ['$.evidence.imageUrls[*]', '$.evidence.videoUrl', '$.evidence.profileImageUrl'],
  },
  {
    table: 'bookings',
    after: 'update of state, accepted_at',
    // What was agreed on stays for good. Such a booking locks its listing afterwards, and others lock a listing before its pictures.
    when: 'new.accepted_at is null',
    paths: ['$.item_image_urls[*]'],
  },
]

/**
 * When the sweep next looks whether anything uses a file: a day after its upload URL was issued or a use of it ended, which
 * triggers record, so that nodes of the previous release do so too. Null: it was found in use. A file is used only by rows of its
 * owner, so that `media_in_use` of some owners is read by indexes. Existing files are all looked at once, a day after this migration.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // The default of existing rows is computed once, so that no row is rewritten.
    this.schema.raw(
      `alter table media add column if not exists check_at timestamptz default now() + interval '1 day'`
    )
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists media_to_check')
    this.schema.raw(
      'create index concurrently media_to_check on media (check_at) where check_at is not null'
    )
    this.schema.raw(
      mediaInUse(`
        select case when pg_input_is_valid(folder, 'uuid') then cast(folder as uuid) end as id, owner_id, until
        from (select owner_id, split_part(url, '/', -2), until from (${USES}) as used (owner_id, url, until))
          as named (owner_id, folder, until)`)
    )
    this.schema.raw(`
      create or replace function check_media() returns trigger language plpgsql as $$
      begin
        update media set check_at = now() + interval '1 day' where id in (
          select id from media where id in (
            select case when pg_input_is_valid(folder, 'uuid') then cast(folder as uuid) end
            from unnest(tg_argv) as path, jsonb_path_query(to_jsonb(old), cast(path as jsonpath)) as url,
              split_part(url #>> '{}', '/', -2) as folder
          ) order by id for no key update
        );
        return null;
      end $$
    `)
    for (const { table, after, when = 'true', paths } of TRIGGERS) {
      this.schema.raw(`
        create or replace trigger ${table}_check_media after ${after} on ${table}
          for each row when (${when}) execute function check_media(${paths.map((path) => `'${path}'`).join(', ')})
      `)
    }
  }

  override async down() {
    for (const { table } of TRIGGERS)
      this.schema.raw(`drop trigger ${table}_check_media on ${table}`)
    this.schema.raw('drop function check_media')
    this.schema.raw('drop view media_in_use')
    this.schema.raw(
      mediaInUse(`
        select case when pg_input_is_valid(folder, 'uuid') then cast(folder as uuid) end as id
        from (select split_part(url, '/', -2) from (${URLS_BEFORE}) as standing (url)) as named (folder)`)
    )
    this.schema.raw('alter table media drop column check_at')
  }
}

function mediaInUse(select: string): string {
  return `create or replace view media_in_use as ${select}`
}

function reported(url: string): string {
  return `select subject_member_id, ${url}, case state when 'open' then 'infinity' else decided_at + interval '30 days' end
    from reports where state = 'open' or decided_at > now() - interval '30 days'`
}
