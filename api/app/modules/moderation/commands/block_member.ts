import { hideItemsOf } from '#modules/catalogue/public'
import { blockMember as block } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { inTransaction } from '#shared/database/in_transaction'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Blocks a member: ends their sessions, prevents sign-in and hides their listings, in one transaction. Returns the number of
 * listings hidden; null when there is no such unblocked member.
 */
export async function blockMember(name: string, operator: Operator): Promise<number | null> {
  const blocked = await inTransaction(async (trx) => {
    const userId = await block(trx, name)
    if (!userId) return null
    const items = await hideItemsOf(trx, userId)
    await recordAction(trx, { action: 'member_blocked', userId }, operator)
    return { userId, items }
  })
  if (!blocked) return null
  closeSocketsOfMember(blocked.userId)
  return blocked.items
}
