import { BaseSchema } from '@adonisjs/lucid/schema'

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

const ACTIONS = [
  ...['item_hidden', 'item_shown', 'member_blocked', 'member_unblocked', 'member_warned'],
  ...['message_hidden', 'message_shown', 'review_hidden', 'review_shown', 'media_hidden'],
  ...['media_shown', 'conversation_read', 'handover_read', 'report_decided'],
]
const SUBJECTS = ['item', 'member', 'message', 'review', 'booking', 'platform']

const SUBJECT_KIND = {
  table: 'reports',
  constraint: 'reports_subject_kind',
  column: 'subject_kind',
}
const ACTION = {
  table: 'moderation_actions',
  constraint: 'moderation_actions_action',
  column: 'action',
}

/**
 * An administrator can hide the answer to a review, and a member can report it. The reasons are for the author of the hidden text.
 * A hidden answer is null in `published_reviews` and in its `json`, whose `answeredAt` stays. Checking constraints apart from adding
 * them blocks no write.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table reviews
        add column if not exists hidden_reason text,
        add column if not exists answer_hidden_at timestamptz,
        add column if not exists answer_hidden_reason text
    `)
    this.schema.raw(publishedReviews('case when r.answer_hidden_at is null then r.answer end'))
    this.schema.raw(`
      create or replace view booking_reviews as
        select id, booking_id, by_side, stars, body, marks, submitted_at, published_at, withdrawn_at, hidden_at, hidden_reason,
          answer_hidden_at, answer_hidden_reason
        from reviews
    `)
    this.allow(SUBJECT_KIND, [...SUBJECTS, 'review_answer'])
    this.allow(ACTION, [...ACTIONS, 'review_answer_hidden', 'review_answer_shown'])
  }

  override async down() {
    this.schema.raw(`drop view booking_reviews`)
    this.schema.raw(`
      create view booking_reviews as
        select id, booking_id, by_side, stars, body, marks, submitted_at, published_at, withdrawn_at, hidden_at from reviews
    `)
    this.schema.raw(publishedReviews('r.answer'))
    this.schema.raw(`
      alter table reviews drop column hidden_reason, drop column answer_hidden_at, drop column answer_hidden_reason
    `)
    this.schema.raw(`alter table moderation_actions disable trigger moderation_actions_only_added`)
    this.schema.raw(`
      delete from moderation_actions where action in ('review_answer_hidden', 'review_answer_shown')
        or report_id in (select id from reports where subject_kind = 'review_answer')
    `)
    this.schema.raw(`alter table moderation_actions enable trigger moderation_actions_only_added`)
    this.schema.raw(`delete from reports where subject_kind = 'review_answer'`)
    this.allow(SUBJECT_KIND, SUBJECTS)
    this.allow(ACTION, ACTIONS)
  }

  /** Replaces the check of a column by one of these values. */
  private allow({ table, constraint, column }: typeof ACTION, values: string[]): void {
    const list = values.map((value) => `'${value}'`).join(', ')
    this.schema.raw(
      `alter table ${table} drop constraint if exists ${constraint},
         add constraint ${constraint} check (${column} in (${list})) not valid`
    )
    this.schema.raw(`alter table ${table} validate constraint ${constraint}`)
  }
}

function publishedReviews(answer: string): string {
  return `
    create or replace view published_reviews as
      select r.id, r.booking_id, r.by_side, r.item_id, r.author_id, r.subject_id, r.stars, r.body, ${answer} as answer, r.published_at,
        r.published_at + interval '30 days' as answer_until,
        r.is_counted and not a.is_suspended as is_counted,
        json_build_object(
          'id', r.id, 'by', r.by_side, 'authorId', r.author_id, 'authorName', a.full_name,
          'authorImageUrl', a.profile_image_url, 'itemId', r.item_id, 'itemTitle', r.item_title,
          'subjectId', r.subject_id, 'stars', r.stars, 'text', r.body, 'marks', r.marks,
          'publishedAt', to_char(r.published_at at time zone 'UTC', ${MOMENT}), 'answer', ${answer},
          'answeredAt', to_char(r.answered_at at time zone 'UTC', ${MOMENT}),
          'answerUntil', to_char((r.published_at + interval '30 days') at time zone 'UTC', ${MOMENT})
        ) as json
      from reviews r join member_profiles a on a.id = r.author_id
      where r.published_at is not null and r.withdrawn_at is null and r.hidden_at is null`
}
