import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often a document was corrected, and which revision an administrator was shown: they decide about what they saw. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table verification_documents add column revision integer not null default 1;
      alter table document_number_readings add column revision integer not null default 1;
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table document_number_readings drop column revision;
      alter table verification_documents drop column revision;
    `)
  }
}
