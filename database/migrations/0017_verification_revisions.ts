import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counts the corrections of a document, so that an administrator decides about the revision they were shown. Repeatable:
 * databases have run it under an earlier number.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table verification_documents add column if not exists revision integer not null default 1;
      alter table document_number_readings add column if not exists revision integer not null default 1;
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table document_number_readings drop column revision;
      alter table verification_documents drop column revision;
    `)
  }
}
