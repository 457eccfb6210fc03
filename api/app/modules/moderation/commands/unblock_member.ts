import { showItemsOf } from '#modules/catalogue/public'
import { unblockMember as unblock } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Unblocks a member and shows their listings, except those that were hidden individually. Returns the number of listings
 * shown; null when no such member is blocked.
 */
export async function unblockMember(name: string, operator: Operator): Promise<number | null> {
  return inTransaction(async (trx) => {
    const userId = await unblock(trx, name)
    if (!userId) return null
    await recordAction(trx, { action: 'member_unblocked', userId }, operator)
    return showItemsOf(trx, userId)
  })
}
