import { Limit } from '#shared/http/limit'

const registrations = new Limit({
  name: 'register',
  requests: 20,
  duration: '1 hour',
  sentence: 'Too many accounts were opened from your network.',
})

const triesOfAccount = new Limit({
  name: 'login_account',
  requests: 10,
  duration: '15 mins',
  sentence: 'Too many wrong passwords for this account from your network.',
})

const triesOfAddress = new Limit({
  name: 'login_address',
  requests: 100,
  duration: '15 mins',
  sentence: 'Too many wrong passwords from your network.',
})

/** At most 20 new accounts an hour from one address. */
export function limitRegistrations(address: string): Promise<void> {
  return registrations.take(address)
}

/**
 * In 15 minutes, at most 10 wrong passwords for one account from one address, and 100 from that address for all accounts.
 * No account is ever locked for every address, so nobody can lock its owner out from elsewhere.
 */
export async function limitLogins<Result>(
  account: string,
  address: string,
  logIn: () => Promise<Result>
): Promise<Result> {
  const accountHere = `${address} ${account.toLowerCase()}`
  await triesOfAddress.take(address)
  await triesOfAccount.take(accountHere)
  const result = await logIn()
  await triesOfAccount.forgive(accountHere)
  await triesOfAddress.giveBack(address)
  return result
}
