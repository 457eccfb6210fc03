import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the renter of a declined request was notified that its days are free again, so that it happens once. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table bookings add column days_freed_at timestamptz')
  }

  override async down() {
    this.schema.raw('alter table bookings drop column days_freed_at')
  }
}
