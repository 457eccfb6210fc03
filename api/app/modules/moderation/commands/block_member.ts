import { hideItemsOf } from '#modules/catalogue/public'
import { blockMember as block } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/operator'
import { recordAction } from '#modules/moderation/record_action'
import { inTransaction } from '#shared/database/in_transaction'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Ends a member's sessions, keeps them from signing in and hides their listings, all at once for every reader. Returns how
 * many listings that were, null where no such member is unblocked.
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
