import { BaseCommand } from '@adonisjs/core/ace'

/** Lists the reports that wait for a decision. */
export default class ReportsList extends BaseCommand {
  static override commandName = 'reports:list'
  static override description = 'List the reports that wait for a decision, those due first'
  static override options = { startApp: true }

  override async run() {
    const { listOpenReports, MAX_LISTED } = await import('#modules/moderation/public')
    const reports = await listOpenReports()
    if (reports.length === 0) return this.logger.success('No report waits for a decision')
    const table = this.ui.table().head(['Ticket', 'Kind', 'Id', 'Reason', 'Due'])
    for (const { ticket, subjectKind, subjectId, reason, dueAt, isOverdue } of reports) {
      const due = `${dueAt.toISOString()}${isOverdue ? ' (overdue)' : ''}`
      table.row([ticket, subjectKind, subjectId ?? '', reason, due])
    }
    table.render()
    if (reports.length === MAX_LISTED)
      this.logger.info(`There may be more than these ${MAX_LISTED}`)
  }
}
