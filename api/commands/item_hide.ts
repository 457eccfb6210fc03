import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/** Hides a listing and notifies its owner of the reason. */
export default class ItemHide extends BaseCommand {
  static override commandName = 'item:hide'
  static override description = 'Hide a listing from everyone but its owner'
  static override options = { startApp: true }

  @args.string({ description: 'The id of the listing' })
  declare id: string

  @flags.string({ required: true, description: 'Why; the owner reads it' })
  declare reason: string

  @flags.string({ description: 'Who decided; the user of this shell where left out' })
  declare by?: string

  override async run() {
    const { operatorOf } = await import('#modules/moderation/operator')
    const operator = operatorOf(this)
    if (!operator) return this.#fail('Say why with --reason')
    const { hideItem } = await import('#modules/moderation/commands/hide_item')
    if (await hideItem(this.id, operator)) return this.logger.success(`${this.id} is hidden`)
    this.#fail(`There is no listing ${this.id} to hide`)
  }

  #fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
