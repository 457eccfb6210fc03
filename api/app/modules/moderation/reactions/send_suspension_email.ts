import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  appealToken,
  deliverToAccount,
  findAccount,
  findSuspension,
} from '#modules/identity/public'
import {
  decidedAppealMail,
  reinstatedMail,
  suspendedMail,
} from '#modules/moderation/mail/suspension_mail'
import { findAppealable } from '#modules/moderation/queries/appealed_action'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

/**
 * Tells a suspended member by email, since they cannot sign in: the reason with a link to appeal, and that the suspension ended. Tells
 * them, and who wrote what was hidden, that an appeal was dismissed, with the next step. Only to confirmed addresses. The token is made
 * here, so that no event, job or table has it.
 */
export const sendSuspensionEmail = reaction(
  'send_suspension_email',
  {
    async 'member.suspended'(event, trx) {
      const { userId, actionId } = event.payload
      const account = await reachable(trx, userId)
      const suspension = account && (await findSuspension(trx, userId))
      if (suspension?.actionId !== actionId) return
      const token = appealToken('email', { actionId, userId })
      const mail = suspendedMail(account!, { reason: suspension.reason, token })
      await deliverToAccount(event, trx, account!, 'member_suspended', mail)
    },
    async 'member.reinstated'(event, trx) {
      const { userId } = event.payload
      const account = await reachable(trx, userId)
      if (!account || (await findSuspension(trx, userId))) return
      await deliverToAccount(event, trx, account, 'member_reinstated', reinstatedMail(account))
    },
    async 'report.decided'(event, trx) {
      const [appeal] = await sql<DismissedAppeal>(
        trx,
        `select subject_member_id as "userId", appealed_action_id as "actionId", ticket, message_to_reporter as answer from reports
         where id = $1 and reason = 'appeal' and state in ('dismissed', 'duplicate')`,
        [event.payload.reportId]
      )
      const holding = appeal && (await findAppealable(trx, appeal.actionId, appeal.userId))
      const account = holding && (await reachable(trx, appeal.userId))
      if (!account) return
      const { action, subject } = holding
      const mail = decidedAppealMail(account, { ...appeal, action, title: subject.title })
      await deliverToAccount(event, trx, account, 'appeal_decided', mail)
    },
  },
  { queue: 'account' }
)

type DismissedAppeal = { userId: string; actionId: string; ticket: string; answer: string | null }

async function reachable(trx: TransactionClientContract, userId: string) {
  const account = await findAccount(trx, userId, { evenSuspended: true })
  return account?.isVerified && !account.isRejected ? account : null
}
