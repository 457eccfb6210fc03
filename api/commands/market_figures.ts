import { BaseCommand } from '@adonisjs/core/ace'

/** Prints figures of the marketplace. */
export default class MarketFigures extends BaseCommand {
  static override commandName = 'market:figures'
  static override description = 'Print the share of completed rentals that were reviewed'
  static override options = { startApp: true }

  override async run() {
    const { countReviewedRentals } = await import('#modules/bookings/public')
    const { completed, reviewed, days } = await countReviewedRentals()
    const share = completed === 0 ? '' : ` (${Math.round((reviewed / completed) * 100)} %)`
    this.logger.info(`Rentals completed in the last ${days} days: ${completed}`)
    this.logger.info(`Of these, with at least one review: ${reviewed}${share}`)
  }
}
