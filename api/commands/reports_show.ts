import { args, BaseCommand } from '@adonisjs/core/ace'

/** Prints a report with its evidence. */
export default class ReportsShow extends BaseCommand {
  static override commandName = 'reports:show'
  static override description = 'Show a report, what was reported, and what a decision can do'
  static override options = { startApp: true }

  @args.string({ description: 'The number of the report, like SJ-7K2M-4Q' })
  declare ticket: string

  override async run() {
    const { getAdminReport } = await import('#modules/moderation/public')
    const { HttpError } = await import('#shared/http/errors/http_error')
    try {
      this.logger.log(JSON.stringify(await getAdminReport(this.ticket), null, 2))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      this.exitCode = 1
      this.logger.error(error.message)
    }
  }
}
