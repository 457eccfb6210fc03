import { BaseSchema } from '@adonisjs/lucid/schema'

/** Events that a subscriber has not handled yet. Modules read this view instead of the outbox's tables. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view open_deliveries as
        select d.subscriber, e.name, e.aggregate_id, e.payload
        from deliveries d join domain_events e on e.id = d.event_id
        where d.state <> 'done'
    `)
  }

  override async down() {
    this.schema.raw('drop view open_deliveries')
  }
}
