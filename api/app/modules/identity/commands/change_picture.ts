import { ForeignPictureError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'
import { profilePictureOf } from '#modules/media/public'

/** Sets an uploaded picture as the member's profile picture; returns its URL path. Throws `ForeignPictureError`. */
export async function changePicture(user: User, uploadUrl: string): Promise<string> {
  const profileImageUrl = await profilePictureOf(user.id, uploadUrl)
  if (profileImageUrl === null) throw new ForeignPictureError()
  await user.merge({ profileImageUrl }).save()
  return profileImageUrl
}
