import hash from '@adonisjs/core/services/hash'
import { InvalidCredentialsError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'

let decoy: Promise<string> | undefined

/** Throws unless the password is the member's; that there is no such member, or that they have no password, costs the same work and gets the same answer. */
export async function verifyCredentials(user: User | null, password: string): Promise<User> {
  decoy ??= hash.make('nobody has this password')
  const matches = await hash.verify(user?.passwordHash ?? (await decoy), password)
  if (!user?.passwordHash || !matches) throw new InvalidCredentialsError()
  return user
}
