import { args, flags } from '@adonisjs/core/ace'
import {
  DECISION_ACTIONS,
  REPORT_DECISIONS,
  type DecisionAction,
  type DecisionBody,
  type ReportDecision,
} from '@saajha/contract/moderation'
import { LIMITS } from '@saajha/contract/limits'
import { OperatorCommand } from '#commands/_operator_command'
import type { Operator } from '#modules/moderation/public'
import env from '#start/env'

/** Decides a report, as an administrator does at the desk. */
export default class ReportsDecide extends OperatorCommand {
  static override commandName = 'reports:decide'
  static override description = 'Decide a report, and do what follows from it'

  @args.string({ description: 'The number of the report, like SJ-7K2M-4Q' })
  declare ticket: string

  @args.string({ description: REPORT_DECISIONS.join(', ') })
  declare decision: ReportDecision

  @flags.array({
    description: `What follows: ${DECISION_ACTIONS.join(', ')}; hide_media hides all pictures`,
  })
  declare action?: DecisionAction[]

  @flags.string({ description: 'What the reporter reads' })
  declare message?: string

  @flags.boolean({ description: 'Also decide the other open reports of the subject' })
  declare same?: boolean

  protected override async act({ by, reason }: Operator) {
    const actions = this.action ?? []
    if (!REPORT_DECISIONS.includes(this.decision)) return this.fail(`Unknown: ${this.decision}`)
    const unknown = actions.find((action) => !DECISION_ACTIONS.includes(action))
    if (unknown) return this.fail(`Unknown: ${unknown}`)
    const message = this.message?.trim() || null
    if (message && message.length > LIMITS.reportAnswer.max)
      return this.fail(`The message has more than ${LIMITS.reportAnswer.max} characters`)
    const { decideReport } = await import('#modules/moderation/commands/decide_report')
    const { getAdminReport } = await import('#modules/moderation/public')
    const { HttpError } = await import('#shared/http/errors/http_error')
    const { openLiveChannel } = await import('#shared/realtime/live_channel')
    const { socketAdapter } = await import('#shared/realtime/socket_adapter')
    // To disconnect the open pages of a member who is suspended.
    openLiveChannel(
      socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
    )
    try {
      const { media } = await getAdminReport(this.ticket)
      const skipped = await decideReport({ id: null, name: by }, this.ticket, {
        decision: this.decision,
        actions: actions.flatMap((action): DecisionBody['actions'] =>
          action === 'hide_media' ? media.map(({ id }) => ({ action, mediaId: id })) : [{ action }]
        ),
        note: reason,
        message,
        decidesSame: this.same ?? false,
      })
      const rest = skipped.length > 0 ? `; no longer possible: ${skipped.join(', ')}` : ''
      this.logger.success(`${this.ticket} is ${this.decision}${rest}`)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      this.fail(error.message)
    }
  }
}
