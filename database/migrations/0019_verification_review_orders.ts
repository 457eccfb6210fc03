import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes for the pages of the verification queue: documents of one status, all decided documents, and those decided since
 * a given time. Drops the unused index of all documents by age.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index verification_documents_of_status on verification_documents (status, created_at desc, id desc);
      create index verification_documents_decided on verification_documents (created_at desc, id desc)
        where status <> 'pending';
      create index verification_documents_decided_at on verification_documents (verified_at);
      drop index verification_documents_newest;
    `)
  }

  override async down() {
    this.schema.raw(`
      create index verification_documents_newest on verification_documents (created_at desc, id desc);
      drop index verification_documents_of_status, verification_documents_decided, verification_documents_decided_at;
    `)
  }
}
