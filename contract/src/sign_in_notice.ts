/** How a sign-in with Google ended; the page that the person comes back to is told by the parameter `signin`. */
export const SIGN_IN_NOTICES = [
  /** A member is back. */
  'welcome',
  /** A new account was opened. */
  'created',
  /** An account of the same e-mail address is Google's from now on; its password is gone. */
  'linked',
  /** Google sign-in is not set up. */
  'unavailable',
  /** The person said no. */
  'cancelled',
  /** Google does not vouch for the e-mail address. */
  'unverified',
  /** An operator blocked the account. */
  'blocked',
  /** Google did not answer, or not to the question that was asked. */
  'failed',
] as const

export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]
