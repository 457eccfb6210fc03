import hash from '@adonisjs/core/services/hash'
import { InvalidCredentialsError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'

let decoy: Promise<string> | undefined

/**
 * Throws `InvalidCredentialsError` unless the password matches. A missing member and a missing password cost the same
 * work as a wrong one. `newHash` is a hash by the current setting, if the stored one is by an older setting.
 */
export async function verifyCredentials(
  user: User | null,
  password: string
): Promise<{ user: User; newHash: string | null }> {
  decoy ??= hash.make('decoy password')
  const passwordHash = user?.passwordHash ?? (await decoy)
  const matches = await hash.verify(passwordHash, password)
  // Runs after a wrong password too: a hash of an older setting would be verified faster than the decoy.
  const newHash = hash.needsReHash(passwordHash) ? await hash.make(password) : null
  if (!user?.passwordHash || !matches) throw new InvalidCredentialsError()
  return { user, newHash }
}
