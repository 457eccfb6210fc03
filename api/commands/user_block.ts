import { args } from '@adonisjs/core/ace'
import { OperatorCommand } from '#commands/_operator_command'
import type { Operator } from '#modules/moderation/public'
import env from '#start/env'

/** Blocks a member on every node; `user:unblock` undoes it. */
export default class UserBlock extends OperatorCommand {
  static override commandName = 'user:block'
  static override description = 'Block a member: end their sessions and hide their listings'

  @args.string({ argumentName: 'user', description: 'Their user name or e-mail address' })
  declare user: string

  protected override async act(operator: Operator) {
    const { AdministratorProtectedError } = await import('#modules/moderation/public')
    const { blockMember } = await import('#modules/moderation/commands/block_member')
    const { openLiveChannel } = await import('#shared/realtime/live_channel')
    const { socketAdapter } = await import('#shared/realtime/socket_adapter')
    openLiveChannel(
      socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
    )
    const items = await blockMember(this.user, operator).catch((error: unknown) => {
      if (error instanceof AdministratorProtectedError) return error
      throw error
    })
    if (items instanceof AdministratorProtectedError)
      return this.fail(`${this.user} is an administrator; run user:demote first`)
    if (items === null) return this.fail(`There is no member ${this.user} to block`)
    this.logger.success(`${this.user} is blocked; listings hidden: ${items}`)
  }
}
