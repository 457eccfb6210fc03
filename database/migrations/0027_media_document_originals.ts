import { BaseSchema } from '@adonisjs/lucid/schema'

/** The original of a document's image is not kept once its size is made: the sweep removes files that no row names. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update media set original_key = null where kind = 'document' and state = 'ready';
    `)
  }

  override async down() {}
}
