import { args, BaseCommand } from '@adonisjs/core/ace'

/** Removes an administrator's second factor whose device and recovery codes are lost. */
export default class UserResetSecondFactor extends BaseCommand {
  static override commandName = 'user:reset-second-factor'
  static override description = 'Turn off the two-step sign-in of a member who lost its device'
  static override options = { startApp: true }

  @args.string({ argumentName: 'e-mail', description: 'The e-mail address of their account' })
  declare email: string

  override async run() {
    const { resetSecondFactor } = await import('#modules/identity/commands/reset_second_factor')
    if (await resetSecondFactor(this.email)) {
      return this.logger.success(`${this.email} has no two-step sign-in anymore`)
    }
    this.exitCode = 1
    this.logger.error(
      `There is no member with the e-mail address ${this.email} and two-step sign-in`
    )
  }
}
