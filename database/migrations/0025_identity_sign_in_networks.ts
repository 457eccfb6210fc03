import { BaseSchema } from '@adonisjs/lucid/schema'

/** The networks from which a member has signed in, as keyed hashes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table sign_in_networks (
        user_id uuid not null references users on delete cascade,
        network text not null,
        last_at timestamptz not null default now(),
        primary key (user_id, network)
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table sign_in_networks')
  }
}
