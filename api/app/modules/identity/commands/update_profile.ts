import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { normalizeLine } from '@saajha/contract/line_text'
import { UpiIdNotAllowedError } from '#modules/identity/errors'
import User from '#modules/identity/models/user'
import type { profileValidator } from '#modules/identity/validators'
import { reopenDocuments } from '#modules/verification/public'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Changes a member's public profile. The verified tick belongs to a name: a changed name removes the tick, in the same
 * transaction, until an administrator confirms it. Throws `UpiIdNotAllowedError` for a new UPI ID of a member without the tick or a
 * confirmed email.
 */
export async function updateProfile(
  { id }: User,
  changes: Omit<Infer<typeof profileValidator>, 'password'>
): Promise<User> {
  return inTransaction(async (trx) => {
    const member = await User.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    const { fullName: formerName, isVerified, upiId: formerUpiId } = member
    member.merge(changes)
    // Names of older releases are stored as they were typed.
    if (normalizeLine(member.fullName) !== normalizeLine(formerName)) {
      const reopened = await reopenDocuments(trx, id, formerName)
      member.isVerified = false
      if (isVerified || reopened > 0)
        await recordEvent(trx, 'member.unverified', id, { userId: id })
    }
    if (member.upiId !== formerUpiId) {
      if (member.upiId !== null && !(member.isVerified && member.emailVerifiedAt))
        throw new UpiIdNotAllowedError()
      member.upiChangedAt = DateTime.utc()
      await recordEvent(trx, 'upi_id.changed', id, { userId: id })
    }
    // The trigger `notify_changed_profile` notifies the change feed.
    return member.save()
  })
}
