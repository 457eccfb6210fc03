import encryption from '@adonisjs/core/services/encryption'
import { PERIODS } from '@saajha/contract/periods'
import { keyedHash } from '#shared/http/limits/keyed_hash'

const PURPOSES = { verify: 'email verification', disown: 'email disowning' } as const
const RESET_PURPOSE = 'password reset'

/** A member and the e-mail address to which the token was sent. */
type EmailClaims = { userId: string; email: string }

/** The requests to reset a password until one is used, and the fingerprint of the password that they replace. */
export type ResetClaims = { resetId: string; fingerprint: string }

/** The token of a link that confirms or disowns an e-mail address. It is valid for `PERIODS.emailLinkDays`. */
export function emailToken(purpose: keyof typeof PURPOSES, claims: EmailClaims): string {
  return encryption.encrypt(claims, {
    purpose: PURPOSES[purpose],
    expiresIn: `${PERIODS.emailLinkDays} days`,
  })
}

/** The claims of a token of this purpose; null if it is malformed or expired. */
export function readEmailToken(purpose: keyof typeof PURPOSES, token: string): EmailClaims | null {
  return encryption.decrypt<EmailClaims>(token, PURPOSES[purpose])
}

/** The token of a link that resets a password. It expires by itself, since a newer request prolongs the row of the first. */
export function resetToken(claims: ResetClaims): string {
  return encryption.encrypt(claims, {
    purpose: RESET_PURPOSE,
    expiresIn: `${PERIODS.passwordResetMinutes} minutes`,
  })
}

/** The claims of a token that resets a password; null if it is malformed or expired. */
export function readResetToken(token: string): ResetClaims | null {
  return encryption.decrypt<ResetClaims>(token, RESET_PURPOSE)
}

/** A fingerprint of a member's current password, so that a changed password voids the token. */
export function passwordFingerprint(userId: string, passwordHash: string | null): string {
  return keyedHash(RESET_PURPOSE, `${userId} ${passwordHash ?? ''}`)
}
