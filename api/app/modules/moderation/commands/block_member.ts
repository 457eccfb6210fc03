import { memberNamed } from '#modules/identity/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { suspendMember } from '#modules/moderation/steps/suspend_member'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Blocks a member by user name or email: ends their sessions, prevents sign-in and hides their listings, in one transaction.
 * Returns the number of listings hidden; null when there is no such unblocked member. Throws `AdministratorProtectedError`.
 */
export async function blockMember(name: string, operator: Operator): Promise<number | null> {
  return inTransaction(async (trx) => {
    const userId = await memberNamed(trx, name)
    return userId === null ? null : suspendMember(trx, userId, operator)
  })
}
