import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bytes of a file with its variants, for the limit of a member; null if a node of an older release stored it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table media add column stored_bytes integer')
  }

  override async down() {
    this.schema.raw('alter table media drop column stored_bytes')
  }
}
