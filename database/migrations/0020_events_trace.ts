import { BaseSchema } from '@adonisjs/lucid/schema'

/** The trace context of an event's cause, continued by its deliveries; null without tracing. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table domain_events add column trace_parent text')
  }

  override async down() {
    this.schema.raw('alter table domain_events drop column trace_parent')
  }
}
