import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/** Undoes `user:block`. Listings that were hidden individually stay hidden. */
export default class UserUnblock extends BaseCommand {
  static override commandName = 'user:unblock'
  static override description = 'Unblock a member and show their listings again'
  static override options = { startApp: true }

  @args.string({ argumentName: 'user', description: 'Their user name or e-mail address' })
  declare user: string

  @flags.string({ required: true, description: 'Why; for the record' })
  declare reason: string

  @flags.string({ description: 'Who decided; the user of this shell where left out' })
  declare by?: string

  override async run() {
    const { operatorOf } = await import('#modules/moderation/operator')
    const operator = operatorOf(this)
    if (!operator) return this.#fail('Say why with --reason')
    const { unblockMember } = await import('#modules/moderation/commands/unblock_member')
    const items = await unblockMember(this.user, operator)
    if (items === null) return this.#fail(`There is no blocked member ${this.user}`)
    this.logger.success(`${this.user} is unblocked; listings shown again: ${items}`)
  }

  #fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
