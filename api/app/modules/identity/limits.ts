import { InvalidCredentialsError } from '#modules/identity/errors'
import { Limit } from '#shared/http/limits/limit'
import { limitFailures, type Counted } from '#shared/http/limits/limit_failures'
import { networkOf } from '#shared/http/limits/network_of'
import { HttpError } from '#shared/http/errors/http_error'

const registrations = new Limit({
  name: 'register',
  requests: 20,
  duration: '1 hour',
  code: 'tooManyRegistrations',
  message: 'Too many accounts have been created from your network.',
})

const takenNames = new Limit({
  name: 'register_taken',
  requests: 100,
  duration: '1 hour',
  code: 'tooManyTakenNames',
  message: 'Too many taken usernames and emails have been tried from your network.',
})

const failuresOfNetworkForAccount = new Limit({
  name: 'login_account',
  requests: 10,
  duration: '15 mins',
  code: 'tooManyWrongPasswordsOfNetworkForAccount',
  message: 'Too many wrong passwords for this account from your network.',
})

const failuresOfDevice = new Limit({
  name: 'login_device',
  requests: 10,
  duration: '15 mins',
  code: 'tooManyWrongPasswordsOfDeviceForAccount',
  message: 'Too many wrong passwords for this account from your device.',
})

const failuresOfNetwork = new Limit({
  name: 'login_address',
  requests: 100,
  duration: '15 mins',
  code: 'tooManyWrongPasswordsOfNetwork',
  message: 'Too many wrong passwords from your network.',
})

const failuresOfKnownNetwork = new Limit({
  name: 'login_known_network',
  requests: 100,
  duration: '15 mins',
  code: 'tooManyWrongPasswordsOfNetwork',
  message: 'Too many wrong passwords from your network.',
})

const failuresOfAccount = new Limit({
  name: 'login_everywhere',
  requests: 50,
  duration: '1 hour',
  code: 'tooManyWrongPasswordsForAccount',
  message: 'Too many wrong passwords for this account.',
})

const profileChanges = new Limit({
  name: 'profile_changes',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyProfileChanges',
  message: "You've changed your profile 120 times in the last hour.",
})

/** At most 120 profile changes per hour and member, including the picture. */
export function limitProfileChanges(memberId: string): Promise<void> {
  return profileChanges.consume(memberId)
}

/**
 * Per network and hour: at most 20 accounts, and 100 attempts at a taken user name or email. Other rejections do not
 * count.
 */
export async function limitRegistrations<Result>(
  ip: string,
  register: () => Promise<Result>
): Promise<Result> {
  await registrations.consume(ip)
  try {
    return await limitFailures([[takenNames, ip]], register, isConflict)
  } catch (error) {
    await registrations.refund(ip)
    throw error
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409
}

/** A sign-in attempt; `account` is the member's id, or the typed name if no member has it. */
export type SignInAttempt = {
  account: string
  ip: string
  /** The device id, if the account has signed in on the device before. */
  knownDevice: string | null
  /** Whether the account has signed in from this network before. */
  isKnownNetwork: boolean
}

/**
 * Limits wrong passwords: in 15 minutes 10 per account and network and 100 per network, and in an hour 50 per account
 * over all networks. Failures of untrusted clients do not lock out a known device, which has its own limit of 10, or a
 * known network.
 */
export async function limitSignIns<Result>(
  { account, ip, knownDevice, isKnownNetwork }: SignInAttempt,
  verify: () => Promise<Result>
): Promise<Result> {
  const name = account.normalize('NFC').toLowerCase()
  const counted: [Counted, ...Counted[]] = knownDevice
    ? [[failuresOfDevice, `${knownDevice} ${name}`]]
    : isKnownNetwork
      ? [ofNetworkForAccount(ip, name), [failuresOfKnownNetwork, ip]]
      : [
          ofNetworkForAccount(ip, name),
          [failuresOfNetwork, ip],
          [failuresOfAccount, `account ${name}`],
        ]
  const isFailure = (error: unknown) => error instanceof InvalidCredentialsError
  const result = await limitFailures(counted, verify, isFailure)
  const [[limit, key]] = counted
  await limit.reset(key)
  return result
}

function ofNetworkForAccount(ip: string, name: string): Counted {
  return [failuresOfNetworkForAccount, `${networkOf(ip)} ${name}`]
}
