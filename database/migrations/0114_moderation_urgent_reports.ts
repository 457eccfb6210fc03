import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A member has one open report of a subject for each reason, so that a more urgent one is a report of its own. Building the index
 * concurrently blocks no write, but cannot be part of a transaction.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // An interrupted build leaves an invalid index.
    this.schema.raw('drop index concurrently if exists reports_once_by_reason')
    this.schema.raw(`
      create unique index concurrently reports_once_by_reason on reports (reporter_id, subject_kind, subject_id, reason)
        where state = 'open' and reporter_id is not null
    `)
    this.schema.raw('drop index concurrently if exists reports_once')
  }

  override async down() {
    // The release before has one open report of a subject and member: the one that is due first.
    this.schema.raw(`
      update reports r set state = 'duplicate', decided_at = now()
      where state = 'open' and exists (
        select from reports f where f.reporter_id = r.reporter_id and f.subject_kind = r.subject_kind
          and f.subject_id = r.subject_id and f.state = 'open' and (f.due_at, f.id) < (r.due_at, r.id)
      )
    `)
    this.schema.raw('drop index concurrently if exists reports_once')
    this.schema.raw(`
      create unique index concurrently reports_once on reports (reporter_id, subject_kind, subject_id)
        where state = 'open' and reporter_id is not null
    `)
    this.schema.raw('drop index concurrently if exists reports_once_by_reason')
  }
}
