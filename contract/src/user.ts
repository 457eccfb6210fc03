import type { Day, Id, Moment } from './values.ts'

/** The signed-in member, visible to that member only: `GET /api/auth/user`. */
export type CurrentUser = {
  id: Id
  username: string
  email: string
  fullName: string
  location: string | null
  phone: string | null
  profileImageUrl: string | null
  isVerified: boolean
  /** Whether the member has confirmed that the email is theirs; other emails are sent only then. */
  isEmailVerified: boolean
  /** Whether the email rejects what is sent to it, so that nothing more is sent. */
  isEmailRejected: boolean
  /** Where the member is paid; null without one. Nodes of the previous release omit it. */
  upiId?: string | null
  /** Whether the member has a password; without one they sign in with Google. Nodes of the previous release omit it. */
  hasPassword?: boolean
  role: 'member' | 'admin'
  createdAt: Moment
}

/** The public profile of a member: `GET /api/users/{id}`. */
export type PublicUser = Pick<
  CurrentUser,
  'id' | 'fullName' | 'location' | 'profileImageUrl' | 'isVerified' | 'createdAt'
> & {
  /** The mean of the reviews as an owner, 1 to 5, and their number; null and 0 without any. Nodes of the previous release omit them. */
  rating?: number | null
  reviewCount?: number
  /** How many rentals as an owner are completed. Computed once a day, as are the next. */
  completedRentals?: number
  /** The share of accepted rentals that they cancelled as an owner, 0 to 1; null below three completed or cancelled ones. */
  cancelledShare?: number | null
  /**
   * Within how many minutes they usually answer a request, rounded up to 60, 120, 360 or 1440; null when they take longer, and
   * below five requests in 90 days.
   */
  responseMinutes?: number | null
  /** The share of requests that they answer, 0 to 1; null below five requests in 90 days. */
  responseShare?: number | null
}

/** The figures on a member's dashboard: `GET /api/users/{id}/stats`. */
export type UserStats = {
  totalListings: number
  totalViews: number
  averageRating: number
  reviewCount: number
}

export type RegisterBody = { username: string; email: string; fullName: string; password: string }

/** `username` is the user name or the email, in any letter case. */
export type LoginBody = { username: string; password: string }

export type ForgottenPasswordBody = { email: string }

/** `token` is from the link in the e-mail. */
export type PasswordResetBody = { token: string; password: string }

/** The body of `PUT /api/user/password`. */
export type PasswordChangeBody = { current: string; next: string }

/** Where a member is signed in: `GET /api/user/sessions`. */
export type MemberSession = {
  id: Id
  /** Browser and operating system, like "Chrome on Android"; null if unknown. */
  agent: string | null
  startedAt: Moment
  lastUsedOn: Day
  /** Whether it is the session of this request. */
  isThis: boolean
}

/** A token from a link in an e-mail that confirms or disowns an e-mail address. */
export type EmailTokenBody = { token: string }

/** With `isOpening`, the page was opened and nothing pressed: the address is confirmed only in a session of the same member. */
export type EmailVerificationBody = EmailTokenBody & { isOpening?: boolean }
