import encryption from '@adonisjs/core/services/encryption'
import { PERIODS } from '@saajha/contract/periods'

const PURPOSE = 'appeal'

/** How long a member can appeal with each token. Another person may read the sign-in dialog, so its token ends early. */
const LIFETIMES = { dialog: '1 hour', email: `${PERIODS.appealLinkDays} days` } as const

/** The action against which a member appeals, by its id, and the member. */
type AppealClaims = { actionId: string; userId: string }

/** Returns the token with which a member appeals without a session. */
export function appealToken(via: keyof typeof LIFETIMES, claims: AppealClaims): string {
  return encryption.encrypt(claims, { purpose: PURPOSE, expiresIn: LIFETIMES[via] })
}

/** Returns the claims of a token, or null if the token is malformed or expired. */
export function readAppealToken(token: string): AppealClaims | null {
  return encryption.decrypt<AppealClaims>(token, PURPOSE)
}
