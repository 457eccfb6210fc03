import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keeps of a job that one node runs whether its last run has ended, so that the run of a process that died is repeated. The
 * previous release writes no end: runs before this migration count as ended.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table scheduled_runs add column ended_at timestamptz;
      update scheduled_runs set ended_at = started_at;
    `)
  }

  override async down() {
    this.schema.raw('alter table scheduled_runs drop column ended_at')
  }
}
