import { BaseSchema } from '@adonisjs/lucid/schema'

/** When an administrator hid a message or an uploaded file, and the reason that the author of the message reads. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table messages add column if not exists hidden_at timestamptz,
        add column if not exists hidden_reason text
    `)
    this.schema.raw('alter table media add column if not exists hidden_at timestamptz')
  }

  override async down() {
    this.schema.raw('alter table media drop column hidden_at')
    this.schema.raw('alter table messages drop column hidden_at, drop column hidden_reason')
  }
}
