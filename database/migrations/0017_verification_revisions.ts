import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counts the corrections of a document, so that a decision applies to the revision that the administrator read. Idempotent,
 * because some databases ran it under an earlier number.
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
