import { errors } from '@adonisjs/auth'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { InvalidCredentialsError } from '#modules/identity/errors'
import { isKnownNetwork } from '#modules/identity/authentication/known_network'
import { limitSignIns } from '#modules/identity/limits'
import User from '#modules/identity/models/user'
import { normalName } from '#modules/identity/rules/normal_name'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'
import type { loginValidator } from '#modules/identity/validators'
import { sql } from '#shared/database/sql'

/**
 * The client that signs in; `knownDevice` returns the device id if the account has signed in on that device before,
 * else null.
 */
type Client = { ip: string; knownDevice(accountId: string): string | null }

const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/** Finds the member by user name or email, and password. An unknown name costs the same work as a known one. */
export async function signIn(
  { username, password }: Infer<typeof loginValidator>,
  { ip, knownDevice }: Client
): Promise<User> {
  return inPasswordQueue(ip, async () => {
    const account = await User.findForAuth([], username)
    const name = await normalName(username)
    const attempt = {
      account: account?.id ?? name,
      ip,
      knownDevice: knownDevice(account?.id ?? NO_ACCOUNT),
      isKnownNetwork: await isKnownNetwork(account?.id ?? NO_ACCOUNT, ip),
    }
    const user = await limitSignIns(attempt, () => verifyCredentials(username, password))
    if (!hash.needsReHash(user.password!)) return user
    const isReplaced = await replaceHash(user, await hash.make(password))
    if (!isReplaced && !(await user.hasStill(password))) throw new InvalidCredentialsError()
    return user
  })
}

async function verifyCredentials(username: string, password: string): Promise<User> {
  try {
    return await User.verifyCredentials(username, password)
  } catch (error) {
    throw error instanceof errors.E_INVALID_CREDENTIALS ? new InvalidCredentialsError() : error
  }
}

/**
 * Replaces the hash only if it is unchanged: a password that was removed meanwhile stays removed. Waits for a later sign-in while
 * links that reset the password are valid, since they contain a fingerprint of the hash. Returns whether it is replaced.
 */
async function replaceHash(user: User, newHash: string): Promise<boolean> {
  const replaced = await sql(
    db,
    `update users u set password_hash = $1 where id = $2 and password_hash = $3
       and not exists (select from password_resets r where r.email = u.email and r.expires_at > now())
     returning id`,
    [newHash, user.id, user.password]
  )
  if (replaced.length === 0) return false
  user.password = newHash
  user.$hydrateOriginals()
  return true
}
