import type { Infer } from '@vinejs/vine/types'
import type User from '#modules/identity/models/user'
import type { profileValidator } from '#modules/identity/validators'

/** A member changes what others read of them. */
export async function updateProfile(
  user: User,
  changes: Infer<typeof profileValidator>
): Promise<User> {
  return user.merge(changes).save()
}
