import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keeps with a booking that a member cancelled whether the other member was suspended then. Such a booking does not count among
 * those that its owner cancelled. The column is null in rows that the previous release writes, so these count.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table bookings add column is_other_suspended boolean;
      ${ownerBookings('and b.is_other_suspended is not true')}
    `)
  }

  override async down() {
    this.schema.raw(`
      ${ownerBookings('')}
      alter table bookings drop column is_other_suspended;
    `)
  }
}

function ownerBookings(counted: string): string {
  return `
      create or replace view owner_bookings as
        select b.owner_id, b.requested_at, b.state = 'completed' as is_completed,
          b.state = 'cancelled' and b.closed_by = 'owner' ${counted} as is_cancelled,
          case when not (b.state = 'declined' and b.closed_by = 'system') then
            extract(epoch from answered.at - b.requested_at) / 60 end as minutes,
          answered.at is null and (b.state = 'expired' or b.state = 'requested' and b.answer_by <= now()) as is_unanswered
        from bookings b, lateral (
          select least(b.accepted_at, case when b.closed_by = 'owner' then b.closed_at end, (
            select min(m.created_at) from item_conversations c join messages m on m.conversation_id = c.id
            where c.item_id = b.item_id and c.renter_id = b.renter_id and m.author_id = b.owner_id
              and m.created_at between b.requested_at and b.answer_by
          )) as at
        ) answered;`
}
