import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Reports of listings, members and messages, with what was reported as it was. The table already allows guests, and the
 * subjects and reasons of later releases. The pictures of a listing or member stay while a report of them is open.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table reports (
        id uuid primary key default uuidv7(),
        ticket text not null constraint reports_ticket unique,
        reporter_id uuid references users,
        reporter_email citext,
        subject_kind text not null,
        subject_id text,
        subject_member_id uuid references users,
        evidence jsonb not null,
        reason text not null,
        body text,
        due_at timestamptz not null,
        state text not null default 'open',
        decided_by uuid references users,
        decided_at timestamptz,
        decision_note text,
        created_at timestamptz not null default now(),
        constraint reports_subject_kind
          check (subject_kind in ('item', 'member', 'message', 'review', 'booking', 'platform')),
        constraint reports_subject check ((subject_kind = 'platform') = (subject_id is null)),
        constraint reports_reason check (reason in ('scam', 'not_theirs', 'forbidden', 'wrong_place', 'offensive',
          'intimate', 'impersonation', 'private_data', 'extortion', 'damage', 'no_show', 'complaint', 'authority_order',
          'other')),
        constraint reports_body check (length(body) <= 2000),
        constraint reports_state check (state in ('open', 'upheld', 'dismissed', 'duplicate'))
      );
      create index reports_waiting on reports (due_at, id) where state = 'open';
      create index reports_of_reporter on reports (reporter_id, created_at);
      create unique index reports_once on reports (reporter_id, subject_kind, subject_id)
        where state = 'open' and reporter_id is not null;

      create or replace view media_in_use as
        select cast(substring(url from '/([0-9a-f]{8}-[0-9a-f-]{27})/') as uuid) as id from (
          select unnest(image_urls) from items where deleted_at is null
          union all select video_url from items where deleted_at is null
          union all select profile_image_url from users
          union all select unnest(document_image_urls) from verification_documents
          union all select jsonb_array_elements_text(evidence -> 'imageUrls') from reports where state = 'open'
          union all select evidence ->> 'videoUrl' from reports where state = 'open'
          union all select evidence ->> 'profileImageUrl' from reports where state = 'open'
        ) as standing (url)
        where url ~ '/[0-9a-f]{8}-[0-9a-f-]{27}/';
    `)
  }

  override async down() {
    this.schema.raw(`
      create or replace view media_in_use as
        select cast(substring(url from '/([0-9a-f]{8}-[0-9a-f-]{27})/') as uuid) as id from (
          select unnest(image_urls) from items where deleted_at is null
          union all select video_url from items where deleted_at is null
          union all select profile_image_url from users
          union all select unnest(document_image_urls) from verification_documents
        ) as standing (url)
        where url ~ '/[0-9a-f]{8}-[0-9a-f-]{27}/';
      drop table reports;
    `)
  }
}
