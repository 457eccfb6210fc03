import hash from '@adonisjs/core/services/hash'
import { InvalidCredentialsError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'

let decoy: Promise<string> | undefined

/**
 * Throws unless the password is the member's; that there is no such member, or that they have no password, costs the same
 * work and gets the same answer. `newHash` is one by today's setting, where the member's is by an older one.
 */
export async function verifyCredentials(
  user: User | null,
  password: string
): Promise<{ user: User; newHash: string | null }> {
  decoy ??= hash.make('nobody has this password')
  const passwordHash = user?.passwordHash ?? (await decoy)
  const matches = await hash.verify(passwordHash, password)
  // Also after a wrong password: an older setting would answer faster than the decoy.
  const newHash = hash.needsReHash(passwordHash) ? await hash.make(password) : null
  if (!user?.passwordHash || !matches) throw new InvalidCredentialsError()
  return { user, newHash }
}
