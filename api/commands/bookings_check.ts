import { BaseCommand } from '@adonisjs/core/ace'

/** Compares the counters of booked days with the bookings. */
export default class BookingsCheck extends BaseCommand {
  static override commandName = 'bookings:check'
  static override description =
    'Compare the counters of booked days with the bookings, and fail if they differ or a day is overbooked'
  static override options = { startApp: true }

  override async run() {
    const { findDayDifferences, MAX_DIFFERENCES } = await import('#modules/bookings/public')
    const differences = await findDayDifferences()
    if (differences.length === 0) {
      return this.logger.success('The counters equal the bookings, and no day is overbooked')
    }
    this.exitCode = 1
    const table = this.ui.table().head(['Item', 'Day', 'Booked', 'Counted', 'Capacity'])
    for (const { itemId, day, booked, counted, capacity } of differences) {
      table.row([itemId, day, String(booked), String(counted), String(capacity ?? '')])
    }
    table.render()
    const number =
      differences.length === MAX_DIFFERENCES
        ? `${MAX_DIFFERENCES} or more`
        : String(differences.length)
    this.logger.error(`Days that are counted wrongly or overbooked: ${number}`)
  }
}
