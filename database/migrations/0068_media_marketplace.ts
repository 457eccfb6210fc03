import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `marketplace` has one row with a random id. The media disk has the same id, so that a node recognizes the media of another
 * database. The first node writes it. `scheduled_runs` has the last start of each job that one node of all runs.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table marketplace (
        only_row boolean primary key default true constraint marketplace_only_row check (only_row),
        id uuid not null
      );
      create table scheduled_runs (
        job text primary key,
        started_at timestamptz not null default now()
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table marketplace; drop table scheduled_runs')
  }
}
