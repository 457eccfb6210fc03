import User from '#modules/identity/models/user'

/** Finds a member by user name or email, in any letter case, with composed or decomposed letters. */
export async function findAccount(name: string): Promise<User | null> {
  return User.query()
    .whereIn('username', [name, name.normalize('NFC')])
    .orWhere('email', name)
    .first()
}
