import {
  InvalidCredentialsError,
  InvalidEmailLinkError,
  InvalidResetLinkError,
  WrongCodeError,
  ReauthenticationError,
} from '#modules/identity/errors'
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

const signIns = new Limit({
  name: 'sign_ins',
  requests: 20,
  duration: '1 hour',
  code: 'tooManySignIns',
  message: 'The password of this account has been entered 20 times from your network.',
})

const profileChanges = new Limit({
  name: 'profile_changes',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyProfileChanges',
  message: "You've changed your profile 120 times in the last hour.",
})

const passwordChanges = new Limit({
  name: 'password_changes',
  requests: 10,
  duration: '1 hour',
  code: 'tooManyPasswordChanges',
  message: "You've tried to change your password 10 times in the last hour.",
})

const resetsOfNetwork = new Limit({
  name: 'password_resets_network',
  requests: 60,
  duration: '1 hour',
  code: 'tooManyResetsOfNetwork',
  message: 'Too many links have been requested from your network.',
})

const invalidLinks = new Limit({
  name: 'invalid_links',
  requests: 30,
  duration: '1 hour',
  code: 'tooManyInvalidLinks',
  message: 'Too many invalid links have been opened from your network.',
})

const verificationEmails = new Limit({
  name: 'verification_emails',
  requests: 3,
  duration: '1 hour',
  code: 'tooManyVerificationEmails',
  message: "You've requested the link 3 times in the last hour.",
})

const verificationEmailsOfNetwork = new Limit({
  name: 'verification_emails_of_network',
  requests: 10,
  duration: '1 hour',
  code: 'tooManyVerificationEmails',
  message: 'The link has been requested 10 times from your network in the last hour.',
})

/**
 * At most 10 attempts to change the password per hour and member, so that a stolen session cannot guess the current one. They do
 * not count for sign-ins, so that it cannot lock the member out either.
 */
export function limitPasswordChanges(memberId: string): Promise<void> {
  return passwordChanges.consume(memberId)
}

const wrongCodes = new Limit({
  name: 'second_factor_codes',
  requests: 5,
  duration: '15 mins',
  code: 'tooManyWrongCodes',
  message: 'Too many wrong codes have been entered.',
})

const wrongCodesInDay = new Limit({
  name: 'second_factor_codes_day',
  requests: 20,
  duration: '24 hours',
  code: 'tooManyWrongCodes',
  message: 'Too many wrong codes have been entered.',
})

const wrongRecoveryCodes = new Limit({
  name: 'recovery_codes',
  requests: 20,
  duration: '15 mins',
  code: 'tooManyWrongCodes',
  message: 'Too many wrong codes have been entered.',
})

/**
 * Limits wrong codes of a second factor. Of six digits at most 5 in 15 minutes and 20 in 24 hours per member: three codes
 * are valid at a time, so a day of guessing succeeds once in 16,000. Recovery codes are too long to be guessed; at most 20
 * wrong ones in 15 minutes, counted separately, so that they still work while a person who knows the password guesses digits.
 */
export function limitCodes<Result>(
  memberId: string,
  { isRecoveryCode }: { isRecoveryCode: boolean },
  use: () => Promise<Result>
): Promise<Result> {
  const counted: Counted[] = isRecoveryCode
    ? [[wrongRecoveryCodes, memberId]]
    : [
        [wrongCodes, memberId],
        [wrongCodesInDay, memberId],
      ]
  return limitFailures(counted, use, (error) => error instanceof WrongCodeError)
}

/**
 * At most 60 requests to reset a password per hour and network. None per e-mail address: other people could use it up, and
 * keep a member from a link.
 */
export function limitPasswordResets(ip: string): Promise<void> {
  return resetsOfNetwork.consume(ip)
}

/** At most 30 invalid tokens of links in e-mails per hour and network. */
export function limitInvalidLinks<Result>(ip: string, use: () => Promise<Result>): Promise<Result> {
  const isInvalid = (error: unknown) =>
    error instanceof InvalidResetLinkError || error instanceof InvalidEmailLinkError
  return limitFailures([[invalidLinks, ip]], use, isInvalid)
}

/** At most 3 e-mails that confirm the address per hour and member, on request, and 10 per network. */
export async function limitVerificationEmails(memberId: string, ip: string): Promise<void> {
  await verificationEmails.consume(memberId)
  await verificationEmailsOfNetwork.consume(ip)
}

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

/** A sign-in attempt; `account` is the member's id, or the normal form of the typed name if no member has it. */
export type SignInAttempt = {
  account: string
  ip: string
  /** The device id, if the account has signed in on the device before. */
  knownDevice: string | null
  /** Whether the account has signed in from this network before. */
  isKnownNetwork: boolean
}

/**
 * Limits wrong passwords: in 15 minutes 10 per account and network and 100 per network, and in an hour 50 per account over all
 * networks. Failures of untrusted clients do not lock out a known device or a known network; a known device has its own limit
 * of 10. Also limits right passwords to 20 an hour per account and network, since they cost as much processor time.
 */
export async function limitSignIns<Result>(
  { account, ip, knownDevice, isKnownNetwork }: SignInAttempt,
  verify: () => Promise<Result>
): Promise<Result> {
  const counted: [Counted, ...Counted[]] = knownDevice
    ? [[failuresOfDevice, `${knownDevice} ${account}`]]
    : isKnownNetwork
      ? [ofNetworkForAccount(ip, account), [failuresOfKnownNetwork, ip]]
      : [
          ofNetworkForAccount(ip, account),
          [failuresOfNetwork, ip],
          [failuresOfAccount, `account ${account}`],
        ]
  const isFailure = (error: unknown) =>
    error instanceof InvalidCredentialsError || error instanceof ReauthenticationError
  const ofSuccess = `${networkOf(ip)} ${account}`
  const result = await limitFailures(counted, () => limitSuccesses(ofSuccess, verify), isFailure)
  const [[limit, key]] = counted
  await limit.reset(key)
  return result
}

/** Counts before the work, so that concurrent attempts cannot exceed the limit. */
async function limitSuccesses<Result>(key: string, verify: () => Promise<Result>): Promise<Result> {
  await signIns.consume(key)
  try {
    return await verify()
  } catch (error) {
    await signIns.refund(key)
    throw error
  }
}

function ofNetworkForAccount(ip: string, account: string): Counted {
  return [failuresOfNetworkForAccount, `${networkOf(ip)} ${account}`]
}
