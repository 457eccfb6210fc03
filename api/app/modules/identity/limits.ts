import {
  InvalidCredentialsError,
  InvalidEmailLinkError,
  InvalidResetLinkError,
  WrongCodeError,
  ReauthenticationError,
} from '#modules/identity/errors'
import { Limit, rateLimit } from '#shared/http/limits/limit'
import { limitFailures, type Counted } from '#shared/http/limits/limit_failures'
import { networkOf } from '#shared/http/limits/network_of'
import { HttpError } from '#shared/http/errors/http_error'

const registrations = new Limit({
  code: 'tooManyRegistrations',
  name: 'register',
  requests: 20,
  duration: '1 hour',
})

const takenNames = new Limit({
  code: 'tooManyTakenNames',
  name: 'register_taken',
  requests: 100,
  duration: '1 hour',
})

const failuresOfNetworkForAccount = new Limit({
  code: 'tooManyWrongPasswordsOfNetworkForAccount',
  name: 'login_account',
  requests: 10,
  duration: '15 mins',
})

const failuresOfDevice = new Limit({
  code: 'tooManyWrongPasswordsOfDeviceForAccount',
  name: 'login_device',
  requests: 10,
  duration: '15 mins',
})

const failuresOfNetwork = new Limit({
  code: 'tooManyWrongPasswordsOfNetwork',
  name: 'login_address',
  requests: 100,
  duration: '15 mins',
})

const failuresOfKnownNetwork = new Limit({
  code: 'tooManyWrongPasswordsOfNetwork',
  name: 'login_known_network',
  requests: 100,
  duration: '15 mins',
})

const failuresOfAccount = new Limit({
  code: 'tooManyWrongPasswordsForAccount',
  name: 'login_everywhere',
  requests: 50,
  duration: '1 hour',
})

const signIns = new Limit({ code: 'tooManySignIns', requests: 20, duration: '1 hour' })

const invalidLinks = new Limit({ code: 'tooManyInvalidLinks', requests: 30, duration: '1 hour' })

/** Its error is never sent, so it has no code of its own: the visitor reads that the sign-in failed. */
const rejectedGoogleCodes = new Limit({
  code: 'tooManyInvalidLinks',
  name: 'google_codes',
  requests: 60,
  duration: '1 hour',
})

const verificationEmails = new Limit({
  code: 'tooManyVerificationEmails',
  requests: 3,
  duration: '1 hour',
})

const verificationEmailsOfNetwork = new Limit({
  code: 'tooManyVerificationEmails',
  name: 'verification_emails_of_network',
  requests: 10,
  duration: '1 hour',
  message: 'The link has been requested 10 times from your network in the last hour.',
})

/**
 * At most 10 attempts to change the password per hour and member, so that a stolen session cannot guess the current one. They do
 * not count for sign-ins, so that it cannot lock the member out either.
 */
export const limitPasswordChanges = rateLimit({
  code: 'tooManyPasswordChanges',
  requests: 10,
  duration: '1 hour',
})

const wrongCodes = new Limit({
  code: 'tooManyWrongCodes',
  name: 'second_factor_codes',
  requests: 5,
  duration: '15 mins',
})

const wrongCodesInDay = new Limit({
  code: 'tooManyWrongCodes',
  name: 'second_factor_codes_day',
  requests: 20,
  duration: '24 hours',
})

const wrongRecoveryCodes = new Limit({
  code: 'tooManyWrongCodes',
  name: 'recovery_codes',
  requests: 20,
  duration: '15 mins',
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
export const limitPasswordResets = rateLimit({
  code: 'tooManyResetsOfNetwork',
  name: 'password_resets_network',
  requests: 60,
  duration: '1 hour',
})

/**
 * At most 30 invalid tokens of links in e-mails per hour and `source`: the id in a token that this product has issued, or the
 * network of a forged one. Others behind the same network with forged tokens do not use up the tries of a member with a link.
 */
export function limitInvalidLinks<Result>(
  source: string,
  use: () => Promise<Result>
): Promise<Result> {
  const isInvalid = (error: unknown) =>
    error instanceof InvalidResetLinkError || error instanceof InvalidEmailLinkError
  return limitFailures([[invalidLinks, source]], use, isInvalid)
}

/**
 * At most 60 codes per hour and network that Google rejects, since each is a request to Google. Failures of Google do not
 * count.
 */
export function limitGoogleCodes<Result>(ip: string, use: () => Promise<Result>): Promise<Result> {
  // The error of `ky`, with which Ally sends requests, for a response that is not a 2xx.
  const isRejected = (error: unknown) => error instanceof Error && error.name === 'HTTPError'
  return limitFailures([[rejectedGoogleCodes, ip]], use, isRejected)
}

/** At most 3 e-mails that confirm the address per hour and member, on request, and 10 per network. */
export async function limitVerificationEmails(memberId: string, ip: string): Promise<void> {
  await verificationEmails.consume(memberId)
  await verificationEmailsOfNetwork.consume(ip)
}

/** At most 120 profile changes per hour and member, including the picture. */
export const limitProfileChanges = rateLimit({
  code: 'tooManyProfileChanges',
  requests: 120,
  duration: '1 hour',
})

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

/**
 * At most 60 pages with embedded data a minute per member, counted by each node: such a page costs as much as ten requests. Its
 * error is never sent, so it has no code of its own: the page is sent without data.
 */
export const limitPageReads = rateLimit({
  code: 'tooManyLists',
  name: 'page_reads',
  requests: 60,
  duration: '1 min',
  backend: 'memory',
})

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
