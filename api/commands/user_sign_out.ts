import { args, BaseCommand } from '@adonisjs/core/ace'
import env from '#start/env'

/** Ends all sessions of a member and closes their sockets on every node. */
export default class UserSignOut extends BaseCommand {
  static override commandName = 'user:sign-out'
  static override description = 'Sign a member out everywhere'
  static override options = { startApp: true }

  @args.string({ argumentName: 'e-mail', description: 'The e-mail address of their account' })
  declare email: string

  override async run() {
    const { signOutMember } = await import('#modules/identity/commands/sign_out_member')
    const { openLiveChannel } = await import('#shared/realtime/live_channel')
    const { socketAdapter } = await import('#shared/realtime/socket_adapter')
    openLiveChannel(
      socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
    )
    const ended = await signOutMember(this.email)
    if (ended !== null) {
      const sessions = ended === 1 ? '1 session' : `${ended} sessions`
      return this.logger.success(`${this.email} is signed out: ${sessions} ended`)
    }
    this.exitCode = 1
    this.logger.error(`There is no member with the e-mail address ${this.email}`)
  }
}
