import { BaseSchema } from '@adonisjs/lucid/schema'

/** The trace that an event came out of, so that what it causes joins it; null where nothing is traced. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table domain_events add column trace_parent text')
  }

  override async down() {
    this.schema.raw('alter table domain_events drop column trace_parent')
  }
}
