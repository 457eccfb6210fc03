import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { isKnownNetwork } from '#modules/identity/known_network'
import { limitSignIns } from '#modules/identity/limits'
import type User from '#modules/identity/models/user'
import { inPasswordQueue } from '#modules/identity/password_queue'
import { findAccount } from '#modules/identity/queries/find_account'
import { verifyCredentials } from '#modules/identity/queries/verify_credentials'
import type { loginValidator } from '#modules/identity/validators'

/** Who tries: `knownDevice` is the id of their device where the account has signed in on it before, else null. */
type Client = { ip: string; knownDevice(accountId: string): string | null }

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Finds the member whose user name or e-mail address and password these are. An unknown name costs the same work. */
export async function signIn(
  { username, password }: Infer<typeof loginValidator>,
  { ip, knownDevice }: Client
): Promise<User> {
  return inPasswordQueue(ip, async () => {
    const account = await findAccount(username)
    const attempt = {
      account: account?.id ?? username,
      ip,
      knownDevice: knownDevice(account?.id ?? NOBODY),
      isKnownNetwork: await isKnownNetwork(account?.id ?? NOBODY, ip),
    }
    const { user, newHash } = await limitSignIns(attempt, () =>
      verifyCredentials(account, password)
    )
    if (newHash) await replaceHash(user, newHash)
    return user
  })
}

/** Leaves a password that was taken away in the meantime alone. */
async function replaceHash({ id, passwordHash }: User, newHash: string): Promise<void> {
  await db.rawQuery(
    'update users set password_hash = :newHash where id = :id and password_hash = :passwordHash',
    { id, newHash, passwordHash: passwordHash! }
  )
}
