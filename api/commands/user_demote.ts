import { args, BaseCommand } from '@adonisjs/core/ace'

/** Makes an administrator a member again. No HTTP call does so. */
export default class UserDemote extends BaseCommand {
  static override commandName = 'user:demote'
  static override description = 'Make an administrator a member again'
  static override options = { startApp: true }

  @args.string({ argumentName: 'email', description: 'The email address of their account' })
  declare email: string

  override async run() {
    const { demoteMember } = await import('#modules/identity/commands/demote_member')
    if (await demoteMember(this.email)) {
      return this.logger.success(`${this.email} is no administrator any more`)
    }
    this.exitCode = 1
    this.logger.error(`There is no administrator with the email address ${this.email}`)
  }
}
