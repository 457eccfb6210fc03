import { args, BaseCommand } from '@adonisjs/core/ace'

/** Makes a member an administrator. No HTTP call does so. */
export default class UserPromote extends BaseCommand {
  static override commandName = 'user:promote'
  static override description = 'Make a member an administrator'
  static override options = { startApp: true }

  @args.string({ argumentName: 'e-mail', description: 'The e-mail address of their account' })
  declare email: string

  override async run() {
    const { promoteMember } = await import('#modules/identity/commands/promote_member')
    if (await promoteMember(this.email)) {
      return this.logger.success(`${this.email} is an administrator`)
    }
    this.exitCode = 1
    this.logger.error(`There is no member with the e-mail address ${this.email}`)
  }
}
