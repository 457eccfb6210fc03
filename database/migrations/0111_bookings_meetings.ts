import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the members of a booking meet, for emails about it: their module stands before that of bookings. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view booking_meetings as select id as booking_id, meeting from bookings
        where meeting is not null and state in ('accepted', 'active');
    `)
  }

  override async down() {
    this.schema.raw('drop view booking_meetings')
  }
}
