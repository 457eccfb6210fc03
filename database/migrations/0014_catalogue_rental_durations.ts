import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * So that two changes at the same moment cannot leave a longest rental that is shorter than the shortest. Where that has
 * happened, the shortest holds.
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
