import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When the owner reported that an item was not returned, and when that was settled, without which no booking is completed; and who
 * completed a booking. The bookings module reads the open reports of problems only through the view `booking_problems`, by the index
 * `reports_of_subject`: their ids are texts. The view `handover_photos` tells which photos belong to a reported booking.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table bookings add column problem_at timestamptz, add column problem_settled_at timestamptz,
        add column completed_by text,
        add constraint bookings_completed_by check (completed_by in ('owner', 'renter', 'system')) not valid,
        add constraint bookings_problem check (
          case when problem_at is null then problem_settled_at is null
            else state <> 'completed' or problem_settled_at is not null end
        ) not valid;
      create view booking_problems as
        select subject_id as booking_id, subject_member_id as member_id from reports
        where subject_kind = 'booking' and state = 'open' and reason in ('not_returned', 'damage', 'deposit', 'no_show');
      create or replace view handover_photos as
        select h.image_urls,
          (select array[b.owner_id, b.renter_id] from bookings b where b.id = h.booking_id) as member_ids,
          exists (
            select from reports r
            where r.subject_kind = 'booking' and r.subject_id = h.booking_id::text and r.state = 'open'
          ) as is_reported
        from handovers h where h.image_urls <> '{}';
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view handover_photos;
      create view handover_photos as
        select h.image_urls,
          (select array[b.owner_id, b.renter_id] from bookings b where b.id = h.booking_id) as member_ids
        from handovers h where h.image_urls <> '{}';
      drop view booking_problems;
      alter table bookings drop column problem_at, drop column problem_settled_at, drop column completed_by;
    `)
  }
}
