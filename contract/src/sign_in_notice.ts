/** Outcomes of a sign-in with Google, passed to the page in the URL parameter `signin`. */
export const SIGN_IN_NOTICES = [
  /** An existing account signed in. */
  'welcome',
  /** A new account was created. */
  'created',
  /** An account with the same email was linked to Google and its password removed. */
  'linked',
  /** Google sign-in is not configured. */
  'unavailable',
  /** The user cancelled at Google. */
  'cancelled',
  /** Google has not verified the email. */
  'unverified',
  /** An operator blocked the account. */
  'blocked',
  /** Google sent no response, or an invalid one. */
  'failed',
] as const

export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]
