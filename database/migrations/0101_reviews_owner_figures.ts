import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a public profile shows of an owner's rentals and answers, computed once a day. The job reads `owner_bookings`: an owner
 * answers a request by accepting or declining it, or by a message in its time. A request that the system declined, or that its
 * renter took back before an answer, is neither answered nor unanswered. Changed figures evict the cached profile.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table owner_figures (
        user_id uuid primary key references users,
        completed_rentals integer not null,
        cancelled_share real,
        response_minutes integer,
        response_share real
      );
      create view owner_reliability as
        select user_id, completed_rentals, cancelled_share, response_minutes, response_share from owner_figures;

      create view owner_bookings as
        select b.owner_id, b.requested_at, b.state = 'completed' as is_completed,
          b.state = 'cancelled' and b.closed_by = 'owner' as is_cancelled,
          case when not (b.state = 'declined' and b.closed_by = 'system') then
            extract(epoch from answered.at - b.requested_at) / 60 end as minutes,
          answered.at is null and (b.state = 'expired' or b.state = 'requested' and b.answer_by <= now()) as is_unanswered
        from bookings b, lateral (
          select least(b.accepted_at, case when b.closed_by = 'owner' then b.closed_at end, (
            select min(m.created_at) from item_conversations c join messages m on m.conversation_id = c.id
            where c.item_id = b.item_id and c.renter_id = b.renter_id and m.author_id = b.owner_id
              and m.created_at between b.requested_at and b.answer_by
          )) as at
        ) answered;

      create function notify_changed_figures() returns trigger language plpgsql as $$
      begin
        perform pg_notify('changes', new.user_id::text);
        return null;
      end $$;
      create trigger notify_changed_figures after insert or update on owner_figures
        for each row execute function notify_changed_figures();
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view owner_bookings, owner_reliability;
      drop table owner_figures;
      drop function notify_changed_figures;
    `)
  }
}
