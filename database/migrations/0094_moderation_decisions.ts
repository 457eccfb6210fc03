import { BaseSchema } from '@adonisjs/lucid/schema'

/** The condition under which the evidence of a report keeps its pictures and film: after the decision for 30 days. */
const KEEPS = "state = 'open' or decided_at > now() - interval '30 days'"

/**
 * Decisions of administrators about reports. An action names its administrator, its report and, if that is neither a listing nor
 * a member, its subject; actions are only added. A report of a guest has the hash of a key, and an appeal the action against
 * which it is. That is no foreign key: the two tables would refer to each other, and a backup is loaded in the order of the
 * references. Checking constraints apart from adding them, and building indexes concurrently, blocks no write.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table moderation_actions
        add column if not exists administrator_id uuid references users,
        add column if not exists report_id uuid references reports,
        add column if not exists subject text,
        drop constraint if exists moderation_actions_action_check,
        drop constraint if exists moderation_actions_check,
        drop constraint if exists moderation_actions_action,
        drop constraint if exists moderation_actions_subject,
        add constraint moderation_actions_action check (action in ('item_hidden', 'item_shown', 'member_blocked',
          'member_unblocked', 'member_warned', 'message_hidden', 'message_shown', 'review_hidden', 'review_shown',
          'media_hidden', 'media_shown', 'conversation_read', 'handover_read', 'report_decided')) not valid,
        add constraint moderation_actions_subject check (num_nonnulls(item_id, user_id, subject) >= 1) not valid
    `)
    this.schema.raw('alter table moderation_actions validate constraint moderation_actions_action')
    this.schema.raw('alter table moderation_actions validate constraint moderation_actions_subject')
    this.schema.raw(`
      create or replace trigger moderation_actions_only_added
        before update or delete or truncate on moderation_actions
        for each statement execute function reject_change()
    `)
    this.schema.raw(`
      alter table reports
        add column if not exists secret_hash bytea,
        add column if not exists appealed_action_id uuid,
        add column if not exists message_to_reporter text,
        add column if not exists announced_at timestamptz,
        drop constraint if exists reports_message,
        drop constraint if exists reports_reason,
        add constraint reports_message check (length(message_to_reporter) <= 1000) not valid,
        add constraint reports_reason check (reason in ('scam', 'not_theirs', 'forbidden', 'wrong_place', 'offensive',
          'intimate', 'impersonation', 'private_data', 'extortion', 'damage', 'no_show', 'complaint', 'authority_order',
          'other', 'not_returned', 'deposit', 'untrue', 'appeal')) not valid
    `)
    this.schema.raw('alter table reports validate constraint reports_message')
    this.schema.raw('alter table reports validate constraint reports_reason')
    // An interrupted build leaves an invalid index.
    for (const [index, on] of Object.entries({
      moderation_actions_of_user:
        'moderation_actions (user_id, created_at desc, id desc) where user_id is not null',
      moderation_actions_of_item:
        'moderation_actions (item_id, created_at desc, id desc) where item_id is not null',
      moderation_actions_of_report: 'moderation_actions (report_id) where report_id is not null',
      moderation_actions_newest: 'moderation_actions (created_at desc, id desc)',
      reports_of_member: 'reports (subject_member_id, created_at desc)',
      reports_of_subject: `reports (subject_kind, subject_id) where state = 'open'`,
    })) {
      this.schema.raw(`drop index concurrently if exists ${index}`)
      this.schema.raw(`create index concurrently ${index} on ${on}`)
    }
    this.schema.raw('drop index concurrently if exists reports_one_appeal')
    this.schema.raw(`
      create unique index concurrently reports_one_appeal on reports (appealed_action_id)
        where appealed_action_id is not null
    `)
    this.schema.raw(mediaInUse(KEEPS))
  }

  override async down() {
    this.schema.raw(mediaInUse("state = 'open'"))
    this.schema.raw(`
      drop index reports_one_appeal, reports_of_subject, reports_of_member, moderation_actions_newest,
        moderation_actions_of_report, moderation_actions_of_item, moderation_actions_of_user
    `)
    this.schema.raw('drop trigger moderation_actions_only_added on moderation_actions')
    this.schema.raw(`
      delete from moderation_actions where num_nonnulls(item_id, user_id) <> 1
        or action not in ('item_hidden', 'item_shown', 'member_blocked', 'member_unblocked')
    `)
    this.schema.raw(`
      alter table moderation_actions drop column administrator_id, drop column report_id, drop column subject,
        drop constraint moderation_actions_action,
        add constraint moderation_actions_action_check
          check (action in ('item_hidden', 'item_shown', 'member_blocked', 'member_unblocked')),
        add constraint moderation_actions_check check (num_nonnulls(item_id, user_id) = 1)
    `)
    this.schema.raw(`
      delete from reports where reason in ('not_returned', 'deposit', 'untrue', 'appeal')
    `)
    this.schema.raw(`
      alter table reports drop column secret_hash, drop column appealed_action_id, drop column message_to_reporter,
        drop column announced_at, drop constraint reports_reason,
        add constraint reports_reason check (reason in ('scam', 'not_theirs', 'forbidden', 'wrong_place', 'offensive',
          'intimate', 'impersonation', 'private_data', 'extortion', 'damage', 'no_show', 'complaint', 'authority_order',
          'other'))
    `)
  }
}

function mediaInUse(keeps: string): string {
  return `
    create or replace view media_in_use as
      select case when pg_input_is_valid(folder, 'uuid') then cast(folder as uuid) end as id
      from (
        select split_part(url, '/', -2) from (
          select unnest(image_urls) from items where deleted_at is null
          union all select video_url from items where deleted_at is null
          union all select profile_image_url from users
          union all select unnest(document_image_urls) from verification_documents
          union all select jsonb_array_elements_text(evidence -> 'imageUrls') from reports where ${keeps}
          union all select evidence ->> 'videoUrl' from reports where ${keeps}
          union all select evidence ->> 'profileImageUrl' from reports where ${keeps}
          union all select unnest(image_urls) from handovers
          union all select unnest(item_image_urls) from bookings where state = 'requested' or accepted_at is not null
        ) as standing (url)
      ) as named (folder)`
}
