import type { Infer } from '@vinejs/vine/types'
import { normalizeLine } from '@saajha/contract/line_text'
import User from '#modules/identity/models/user'
import type { profileValidator } from '#modules/identity/validators'
import { reopenDocuments } from '#modules/verification/public'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Changes a member's public profile. The verified tick belongs to a name: a changed name removes the tick, in the same
 * transaction, until an administrator confirms it.
 */
export async function updateProfile(
  { id }: User,
  changes: Infer<typeof profileValidator>
): Promise<User> {
  return inTransaction(async (trx) => {
    const member = await User.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    const { fullName: formerName, isVerified } = member
    member.merge(changes)
    if (member.fullName !== normalizeLine(formerName)) {
      const reopened = await reopenDocuments(trx, id, formerName)
      member.isVerified = false
      if (isVerified || reopened > 0)
        await recordEvent(trx, 'member.unverified', id, { userId: id })
    }
    // The trigger `notify_changed_profile` notifies the change feed.
    return member.save()
  })
}
