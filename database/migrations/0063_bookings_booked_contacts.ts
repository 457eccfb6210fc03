import { BaseSchema } from '@adonisjs/lucid/schema'

/** The view by which the SQL of other modules finds out whether a contact has a booking. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('create view booked_contacts as select id from bookings')
  }

  override async down() {
    this.schema.raw('drop view booked_contacts')
  }
}
