import { args, BaseCommand } from '@adonisjs/core/ace'

/** Adds generated listings, for performance measurements. */
export default class MarketplaceFill extends BaseCommand {
  static override commandName = 'marketplace:fill'
  static override description =
    'Add up to a million generated listings for performance measurements'
  static override options = { startApp: true }

  @args.string({ description: 'How many, like 1000000' })
  declare count: string

  override async run() {
    if (process.env.NODE_ENV === 'production') {
      this.exitCode = 1
      this.logger.error(
        'Not in production: this publishes generated listings, and lists are slow until their indexes are built again'
      )
      return
    }
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { sql } = await import('#shared/database/sql')
    const { fillMarketplace } = await import('@saajha/database/demo/fill_marketplace')
    const began = Date.now()
    await fillMarketplace((text, params) => sql(db, text, params), Number(this.count))
    this.logger.success(`Filled in ${Math.round((Date.now() - began) / 1000)} s`)
  }
}
