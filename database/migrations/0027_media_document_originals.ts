import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deletes the originals of document images whose variant exists: the sweep removes files that no row references. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update media set original_key = null where kind = 'document' and state = 'ready';
    `)
  }

  override async down() {}
}
