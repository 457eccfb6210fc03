import { BaseSchema } from '@adonisjs/lucid/schema'

/** Conversations have lines about the steps of a booking. To check the constraint apart from adding it blocks no write. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table messages drop constraint messages_kind,
        add constraint messages_kind check (kind in ('text', 'contact', 'booking')) not valid
    `)
    this.schema.raw('alter table messages validate constraint messages_kind')
  }

  override async down() {
    this.schema.raw(`delete from messages where kind = 'booking'`)
    this.schema.raw(`
      alter table messages drop constraint messages_kind,
        add constraint messages_kind check (kind in ('text', 'contact'))
    `)
  }
}
