import { ForeignPictureError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'
import { profilePictureOf } from '#modules/media/public'

/** A member takes the picture they just uploaded as their own; returns the address everybody sees it under. */
export async function changePicture(user: User, uploadUrlFor: string): Promise<string> {
  const profileImageUrl = await profilePictureOf(user.id, uploadUrlFor)
  if (profileImageUrl === null) throw new ForeignPictureError()
  await user.merge({ profileImageUrl }).save()
  return profileImageUrl
}
