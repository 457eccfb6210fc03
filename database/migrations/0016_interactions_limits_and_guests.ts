import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes for members' rate limits and for guests' idempotency keys. Earlier releases ignored these keys. Idempotent, because
 * some databases ran it under an earlier number.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update contact_interactions set idempotency_key = null
        where contacter_id is null and to_regclass('guest_contact_sent_once') is null;
      create index if not exists contact_interactions_of_member on contact_interactions (contacter_id, created_at);
      create unique index if not exists guest_contact_sent_once on contact_interactions (idempotency_key) where contacter_id is null;
    `)
  }

  override async down() {
    this.schema.raw('drop index guest_contact_sent_once, contact_interactions_of_member')
  }
}
