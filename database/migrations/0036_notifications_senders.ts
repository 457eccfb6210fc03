import { BaseSchema } from '@adonisjs/lucid/schema'

/** Adds the sender's account to notifications whose event is still stored. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update notifications n
      set facts = n.facts || jsonb_build_object('senderId', e.payload ->> 'contacterId')
      from domain_events e
      where e.id = n.source_event_id and e.name = 'contact.sent' and e.payload ->> 'contacterId' is not null
        and n.deleted_at is null;
    `)
  }

  override async down() {
    this.schema.raw(`update notifications set facts = facts - 'senderId' where facts ? 'senderId'`)
  }
}
