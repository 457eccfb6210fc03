import { args } from '@adonisjs/core/ace'
import { OperatorCommand } from '#commands/_operator_command'
import type { Operator } from '#modules/moderation/public'

/** Hides a listing and notifies its owner of the reason. */
export default class ItemHide extends OperatorCommand {
  static override commandName = 'item:hide'
  static override description = 'Hide a listing from everyone but its owner, who reads the reason'

  @args.string({ description: 'The id of the listing' })
  declare id: string

  protected override async act(operator: Operator) {
    const { hideItem } = await import('#modules/moderation/commands/hide_item')
    if (await hideItem(this.id, operator)) return this.logger.success(`${this.id} is hidden`)
    this.fail(`There is no listing ${this.id} to hide`)
  }
}
