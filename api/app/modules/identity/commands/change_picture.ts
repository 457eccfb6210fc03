import { ForeignPictureError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'
import { profilePictureOf } from '#modules/media/public'

/** Sets the member's last uploaded picture as their profile picture; returns its public path. */
export async function changePicture(user: User, uploadUrl: string): Promise<string> {
  const profileImageUrl = await profilePictureOf(user.id, uploadUrl)
  if (profileImageUrl === null) throw new ForeignPictureError()
  await user.merge({ profileImageUrl }).save()
  return profileImageUrl
}
