import hash from '@adonisjs/core/services/hash'
import { InvalidCredentialsError } from '#modules/identity/errors'
import User from '#modules/identity/models/user'

let decoy: Promise<string> | undefined

/** The member of a user name or e-mail address, in any letter case, and a password; an unknown name costs the same work. */
export async function verifyCredentials(name: string, password: string): Promise<User> {
  const user = await User.query().where('username', name).orWhere('email', name).first()
  decoy ??= hash.make('nobody has this password')
  const matches = await hash.verify(user?.passwordHash ?? (await decoy), password)
  if (!user || !matches) throw new InvalidCredentialsError()
  return user
}
