import { BaseSchema } from '@adonisjs/lucid/schema'

/** Notifies the channel `changes` of changed days, once per transaction: cached responses with days are outdated. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create trigger notify_changed_days after insert or update or delete on item_days
        for each statement execute function notify_change('days');
    `)
  }

  override async down() {
    this.schema.raw('drop trigger notify_changed_days on item_days')
  }
}
