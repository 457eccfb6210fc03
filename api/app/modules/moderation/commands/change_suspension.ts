import db from '@adonisjs/lucid/services/db'
import type { DeskMember, SuspensionBody } from '@saajha/contract/moderation'
import { findAccounts, UnknownMemberError } from '#modules/identity/public'
import { OwnModerationError } from '#modules/moderation/errors'
import { deskMembers } from '#modules/moderation/queries/desk_members'
import { reinstateMember } from '#modules/moderation/steps/reinstate_member'
import { suspendMember } from '#modules/moderation/steps/suspend_member'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Suspends a member or ends the suspension; the same state again changes nothing. Throws `UnknownMemberError`,
 * `OwnModerationError` or `AdministratorProtectedError`.
 */
export async function changeSuspension(
  administrator: { id: string; name: string },
  memberId: string,
  { isSuspended, reason }: SuspensionBody
): Promise<DeskMember> {
  if (memberId === administrator.id) throw new OwnModerationError()
  const operator = { by: administrator.name, reason, administratorId: administrator.id }
  await inTransaction(async (trx) => {
    if (!(await findAccounts(trx, [memberId])).has(memberId)) throw new UnknownMemberError()
    await (isSuspended ? suspendMember : reinstateMember)(trx, memberId, operator)
  })
  const [member] = await deskMembers(db, [memberId])
  return member!
}
