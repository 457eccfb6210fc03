import { BaseSchema } from '@adonisjs/lucid/schema'

/** What stands in a photo's place until it has come: a WebP of 12 x 9 pixels, in base64; null for older ones. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table media add column blur text')
  }

  override async down() {
    this.schema.raw('alter table media drop column blur')
  }
}
