import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Rejects a maximum rental duration below the minimum, as two concurrent changes could cause it. Existing rows of that kind
 * get the minimum as their maximum.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update items set max_rental_duration = min_rental_duration
        where max_rental_duration < min_rental_duration;
      alter table items add constraint items_rental_durations
        check (max_rental_duration >= min_rental_duration);
    `)
  }

  override async down() {
    this.schema.raw('alter table items drop constraint items_rental_durations')
  }
}
