import { showItemsOf } from '#modules/catalogue/public'
import { unblockMember as unblock } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/operator'
import { recordAction } from '#modules/moderation/record_action'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Lets a member sign in again and shows their listings, but for those that are hidden by themselves. Returns how many that
 * were, null where no such member is blocked.
 */
export async function unblockMember(name: string, operator: Operator): Promise<number | null> {
  return inTransaction(async (trx) => {
    const userId = await unblock(trx, name)
    if (!userId) return null
    await recordAction(trx, { action: 'member_unblocked', userId }, operator)
    return showItemsOf(trx, userId)
  })
}
