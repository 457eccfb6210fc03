import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hideItemsOf } from '#modules/catalogue/public'
import { isAdministrator, suspendMember as suspend } from '#modules/identity/public'
import { AdministratorProtectedError } from '#modules/moderation/errors'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recountReviewsOf } from '#modules/reviews/public'
import { recordEvent } from '#shared/outbox/record_event'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Suspends a member: ends their sessions, prevents sign-in and hides their listings; their open pages are disconnected after the
 * commit. Returns the number of listings hidden; null when there is no such unsuspended member. Throws
 * `AdministratorProtectedError`.
 */
export async function suspendMember(
  trx: TransactionClientContract,
  userId: string,
  operator: Operator
): Promise<number | null> {
  if (await isAdministrator(trx, userId)) throw new AdministratorProtectedError()
  if (!(await suspend(trx, userId))) return null
  const items = await hideItemsOf(trx, userId)
  await recountReviewsOf(trx, userId)
  const actionId = await recordAction(trx, { action: 'member_blocked', userId }, operator)
  await recordEvent(trx, 'member.suspended', userId, { actionId, userId })
  trx.after('commit', () => closeSocketsOfMember(userId))
  return items
}
