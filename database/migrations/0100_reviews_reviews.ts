import { BaseSchema } from '@adonisjs/lucid/schema'

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/**
 * The reviews of completed bookings, at most one by each side. A withdrawn one keeps its row, without stars and text, so that its
 * author writes no second one. Other modules read `published_reviews`, whose `json` is a `Review` of the contract, and the bookings
 * module reads `booking_reviews`. The reviews of a suspended author are shown, and do not count.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table reviews (
        id uuid primary key default uuidv7(),
        booking_id uuid not null references bookings,
        by_side text not null constraint reviews_by_side check (by_side in ('owner', 'renter')),
        item_id uuid not null references items,
        author_id uuid not null references users,
        subject_id uuid not null references users,
        stars smallint constraint reviews_stars check (stars between 1 and 5),
        body text constraint reviews_text check (length(body) <= 1000),
        marks text[] not null default '{}' constraint reviews_marks check (cardinality(marks) <= 3),
        item_title text not null,
        is_counted boolean not null default true,
        submitted_at timestamptz not null default now(),
        published_at timestamptz,
        withdrawn_at timestamptz,
        hidden_at timestamptz,
        answer text constraint reviews_answer check (length(answer) <= 1000),
        answered_at timestamptz,
        constraint reviews_once unique (booking_id, by_side),
        constraint reviews_of_two check (author_id <> subject_id),
        constraint reviews_withdrawn check (
          case when withdrawn_at is null then stars is not null else num_nonnulls(stars, body, answer) = 0 end
        )
      );
      create index reviews_of_item on reviews (item_id, published_at desc, id desc)
        where by_side = 'renter' and published_at is not null;
      create index reviews_of_subject on reviews (subject_id, by_side, published_at desc, id desc)
        where published_at is not null;
      create index reviews_by_author on reviews (author_id, subject_id, submitted_at);

      create view published_reviews as
        select r.id, r.booking_id, r.by_side, r.item_id, r.author_id, r.subject_id, r.stars, r.body, r.answer, r.published_at,
          r.published_at + interval '30 days' as answer_until,
          r.is_counted and not a.is_suspended as is_counted,
          json_build_object(
            'id', r.id, 'by', r.by_side, 'authorId', r.author_id, 'authorName', a.full_name,
            'authorImageUrl', a.profile_image_url, 'itemId', r.item_id, 'itemTitle', r.item_title,
            'subjectId', r.subject_id, 'stars', r.stars, 'text', r.body, 'marks', r.marks,
            'publishedAt', to_char(r.published_at at time zone 'UTC', ${MOMENT}), 'answer', r.answer,
            'answeredAt', to_char(r.answered_at at time zone 'UTC', ${MOMENT}),
            'answerUntil', to_char((r.published_at + interval '30 days') at time zone 'UTC', ${MOMENT})
          ) as json
        from reviews r join member_profiles a on a.id = r.author_id
        where r.published_at is not null and r.withdrawn_at is null and r.hidden_at is null;

      create view booking_reviews as
        select id, booking_id, by_side, stars, body, marks, submitted_at, published_at, withdrawn_at, hidden_at from reviews;
    `)
  }

  override async down() {
    this.schema.raw('drop view booking_reviews, published_reviews; drop table reviews')
  }
}
