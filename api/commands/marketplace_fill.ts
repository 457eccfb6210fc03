import { args, BaseCommand } from '@adonisjs/core/ace'

/** Fills a marketplace with made-up listings, to see how it does with many. */
export default class MarketplaceFill extends BaseCommand {
  static override commandName = 'marketplace:fill'
  static override description = 'Add made-up listings, a million of them or fewer, to measure with'
  static override options = { startApp: true }

  @args.string({ description: 'How many, like 1000000' })
  declare count: string

  override async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { fillMarketplace } = await import('@saajha/database/demo/fill_marketplace')
    const began = Date.now()
    await fillMarketplace((sql, values) => db.rawQuery(sql, values), Number(this.count))
    this.logger.success(`Filled in ${Math.round((Date.now() - began) / 1000)} s`)
  }
}
