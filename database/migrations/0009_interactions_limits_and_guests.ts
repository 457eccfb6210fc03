import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a member sent lately is counted against their limits. A guest's call is kept once for its key, as a member's is:
 * until now nobody looked at a guest's key.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update contact_interactions set idempotency_key = null where contacter_id is null;
      create index contact_interactions_of_member on contact_interactions (contacter_id, created_at);
      create unique index guest_contact_sent_once on contact_interactions (idempotency_key) where contacter_id is null;
    `)
  }

  override async down() {
    this.schema.raw('drop index guest_contact_sent_once, contact_interactions_of_member')
  }
}
