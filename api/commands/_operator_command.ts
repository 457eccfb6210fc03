import { userInfo } from 'node:os'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { Operator } from '#modules/moderation/public'

/** A command whose operator and reason are recorded. Ace loads no file whose name begins with `_` as a command. */
export abstract class OperatorCommand extends BaseCommand {
  static override options = { startApp: true }

  @flags.string({ required: true, description: 'The reason, for the record' })
  declare reason: string

  @flags.string({ description: "The operator's name; by default that of the user of this shell" })
  declare by?: string

  override async run() {
    const operator = { by: this.by?.trim() || userInfo().username, reason: this.reason.trim() }
    if (operator.reason === '') return this.fail('Give a reason with --reason')
    await this.act(operator)
  }

  protected abstract act(operator: Operator): Promise<void>

  protected fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
