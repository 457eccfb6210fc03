import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import env from '#start/env'

/** Blocks a member on every node; `user:unblock` undoes it. */
export default class UserBlock extends BaseCommand {
  static override commandName = 'user:block'
  static override description = 'Block a member: end their sessions and hide their listings'
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
    const { blockMember } = await import('#modules/moderation/commands/block_member')
    const { openLiveChannel } = await import('#shared/realtime/live_channel')
    const { socketAdapter } = await import('#shared/realtime/socket_adapter')
    openLiveChannel(
      socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
    )
    const items = await blockMember(this.user, operator)
    if (items === null) return this.#fail(`There is no member ${this.user} to block`)
    this.logger.success(`${this.user} is blocked; listings hidden: ${items}`)
  }

  #fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
