import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Where and when the two members of a booking meet, as one of them wrote it last. The bookings module reads the phone number of
 * a contact only through the view `contact_phones`.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table bookings add column meeting text, add column meeting_by text, add column meeting_at timestamptz,
        add constraint bookings_meeting check (length(meeting) <= 140) not valid,
        add constraint bookings_meeting_by check (meeting_by in ('owner', 'renter')) not valid;
      create view contact_phones as select id as contact_id, sender_phone as phone from contact_interactions;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view contact_phones;
      alter table bookings drop column meeting, drop column meeting_by, drop column meeting_at;
    `)
  }
}
