import { BaseSchema } from '@adonisjs/lucid/schema'

/** Placeholder shown while a photo loads: a WebP of 12 x 9 pixels in base64; null for older photos. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table media add column blur text')
  }

  override async down() {
    this.schema.raw('alter table media drop column blur')
  }
}
