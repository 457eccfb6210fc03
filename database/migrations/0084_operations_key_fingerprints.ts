import { BaseSchema } from '@adonisjs/lucid/schema'

/** The secret keys with which servers have started on this database, by their fingerprints. A start recognizes another key. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table key_fingerprints (
        name text not null,
        fingerprint text not null,
        primary key (name, fingerprint)
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table key_fingerprints')
  }
}
