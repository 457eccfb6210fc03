import User from '#modules/identity/models/user'

/** The member of a user name or e-mail address, in any letter case and either way of composing letters. */
export async function findAccount(name: string): Promise<User | null> {
  return User.query()
    .whereIn('username', [name, name.normalize('NFC')])
    .orWhere('email', name)
    .first()
}
