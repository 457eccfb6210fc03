import User from '#modules/identity/models/user'

/** The member of a user name or e-mail address, in any letter case. */
export async function findAccount(name: string): Promise<User | null> {
  return User.query().where('username', name).orWhere('email', name).first()
}
