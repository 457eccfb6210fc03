import { args } from '@adonisjs/core/ace'
import { OperatorCommand } from '#commands/_operator_command'
import type { Operator } from '#modules/moderation/public'

/** Undoes `user:block`. Listings that were hidden individually stay hidden. */
export default class UserUnblock extends OperatorCommand {
  static override commandName = 'user:unblock'
  static override description = 'Unblock a member and show their listings again'

  @args.string({ argumentName: 'user', description: 'Their user name or e-mail address' })
  declare user: string

  protected override async act(operator: Operator) {
    const { unblockMember } = await import('#modules/moderation/commands/unblock_member')
    const items = await unblockMember(this.user, operator)
    if (items === null) return this.fail(`There is no blocked member ${this.user}`)
    this.logger.success(`${this.user} is unblocked; listings shown again: ${items}`)
  }
}
