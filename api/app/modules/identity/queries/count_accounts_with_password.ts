import User from '#modules/identity/models/user'

/** The number of accounts with these e-mail addresses that are not blocked and have this password. */
export async function countAccountsWithPassword(
  emails: string[],
  password: string
): Promise<number> {
  const users = await User.query().whereIn('email', emails).whereNull('blockedAt')
  // Accounts that were made together have one hash, and to verify a hash is slow.
  const matches = new Map<string, boolean>()
  for (const user of users) {
    const hash = user.password ?? ''
    if (!matches.has(hash)) matches.set(hash, await user.verifyPassword(password))
  }
  return users.filter((user) => matches.get(user.password ?? '')).length
}
