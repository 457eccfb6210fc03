import { args } from '@adonisjs/core/ace'
import { OperatorCommand } from '#commands/_operator_command'
import type { Operator } from '#modules/moderation/public'

/** Shows a hidden listing again and notifies its owner. */
export default class ItemShow extends OperatorCommand {
  static override commandName = 'item:show'
  static override description = 'Show a hidden listing again'

  @args.string({ description: 'The id of the listing' })
  declare id: string

  protected override async act(operator: Operator) {
    const { showItem } = await import('#modules/moderation/commands/show_item')
    const isListed = await showItem(this.id, operator)
    if (isListed === null) return this.fail(`There is no hidden listing ${this.id}`)
    if (isListed) return this.logger.success(`${this.id} is shown again`)
    this.logger.warning(`${this.id} is shown again as soon as its owner is unblocked`)
  }
}
