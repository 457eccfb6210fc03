import { memberNamed } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { reinstateMember } from '#modules/moderation/steps/reinstate_member'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Unblocks a member by user name or email and shows their listings, except those that were hidden individually. Returns the
 * number of listings shown; null when no such member is blocked.
 */
export async function unblockMember(name: string, operator: Operator): Promise<number | null> {
  return inTransaction(async (trx) => {
    const userId = await memberNamed(trx, name)
    return userId === null ? null : reinstateMember(trx, userId, operator)
  })
}
