import { ForeignPictureError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'
import { profilePictureOf } from '#modules/media/public'
import { inTransaction } from '#shared/database/in_transaction'

/** Sets an uploaded picture as the member's profile picture; returns its URL path. Throws `ForeignPictureError`. */
export async function changePicture(user: User, uploadUrl: string): Promise<string> {
  const profileImageUrl = await profilePictureOf(user.id, uploadUrl)
  if (profileImageUrl === null) throw new ForeignPictureError()
  // The trigger `notify_changed_profile` notifies the change feed.
  await inTransaction((trx) => user.merge({ profileImageUrl }).useTransaction(trx).save())
  return profileImageUrl
}
