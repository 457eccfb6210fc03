import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members who receive nothing from another member. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table member_blocks (
        blocker_id uuid not null references users,
        blocked_id uuid not null references users,
        created_at timestamptz not null default now(),
        primary key (blocker_id, blocked_id),
        constraint member_blocks_of_two check (blocker_id <> blocked_id)
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table member_blocks')
  }
}
