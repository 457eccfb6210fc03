import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The actions of operators on listings and members, with operator, time and reason. Blocking a member hides their listings
 * and unblocking shows them again, except those that were hidden separately.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table moderation_actions (
        id uuid primary key default uuidv7(),
        action text not null
          check (action in ('item_hidden', 'item_shown', 'member_blocked', 'member_unblocked')),
        item_id uuid references items,
        user_id uuid references users,
        reason text not null check (reason <> ''),
        done_by text not null check (done_by <> ''),
        created_at timestamptz not null default now(),
        check (num_nonnulls(item_id, user_id) = 1)
      );
      alter table users add column blocked_at timestamptz;
      alter table items add column hidden_with_owner boolean not null default false,
        add check (not hidden_with_owner or moderation_status = 'rejected');
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table items drop column hidden_with_owner;
      alter table users drop column blocked_at;
      drop table moderation_actions;
    `)
  }
}
