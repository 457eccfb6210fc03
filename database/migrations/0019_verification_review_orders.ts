import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The orders in which administrators page through documents: those of one status, all that are decided, and what was
 * decided since a moment. The order of all documents by age, which nothing reads any more, goes.
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
