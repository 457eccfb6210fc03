import { once } from 'node:events'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { DateTime } from 'luxon'

/** Writes rows for a spreadsheet to the standard output. */
export default class ExportCsv extends BaseCommand {
  static override commandName = 'export:csv'
  static override description =
    'Print items, members, bookings or reports as CSV, without messages and document numbers'
  static override options = { startApp: true }

  @args.string({ description: 'items, members, bookings or reports' })
  declare name: string

  @flags.string({ description: 'The first day, as in 2026-04-01' })
  declare from?: string

  @flags.string({ description: 'The last day, as in 2027-03-31' })
  declare to?: string

  override async run() {
    const { EXPORT_NAMES, exportCsv } = await import('#bin/export_csv')
    const name = EXPORT_NAMES.find((each) => each === this.name)
    if (!name) return this.fail(`Choose one of these: ${EXPORT_NAMES.join(', ')}`)
    for (const day of [this.from, this.to]) {
      const isDay = day === undefined || DateTime.fromFormat(day, 'yyyy-MM-dd').isValid
      if (!isDay) return this.fail(`${day} is no day like 2026-04-01`)
    }
    // A reader such as `head` closes the pipe when it has enough.
    process.stdout.on('error', () => process.exit(0))
    for await (const part of exportCsv(name, { from: this.from, to: this.to })) {
      if (!process.stdout.write(part)) await once(process.stdout, 'drain')
    }
  }

  private fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
