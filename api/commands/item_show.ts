import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/** Shows a hidden listing again and notifies its owner. */
export default class ItemShow extends BaseCommand {
  static override commandName = 'item:show'
  static override description = 'Show a hidden listing again'
  static override options = { startApp: true }

  @args.string({ description: 'The id of the listing' })
  declare id: string

  @flags.string({ required: true, description: 'Why; for the record' })
  declare reason: string

  @flags.string({ description: 'Who decided; the user of this shell where left out' })
  declare by?: string

  override async run() {
    const { operatorOf } = await import('#modules/moderation/operator')
    const operator = operatorOf(this)
    if (!operator) return this.#fail('Say why with --reason')
    const { showItem } = await import('#modules/moderation/commands/show_item')
    const isListed = await showItem(this.id, operator)
    if (isListed === null) return this.#fail(`There is no hidden listing ${this.id}`)
    if (isListed) return this.logger.success(`${this.id} is shown again`)
    this.logger.warning(`${this.id} is shown again as soon as its owner is unblocked`)
  }

  #fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
