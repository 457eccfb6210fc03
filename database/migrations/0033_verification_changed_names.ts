import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A verified document is pending again, without its number, after its member's name has changed; `verified_name` is the name
 * that it was verified for.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table verification_documents add column verified_name text,
        add check (verified_name is null or status = 'pending');
    `)
  }

  override async down() {
    this.schema.raw('alter table verification_documents drop column verified_name')
  }
}
