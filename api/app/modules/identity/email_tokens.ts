import encryption from '@adonisjs/core/services/encryption'
import { keyedHash } from '#shared/http/limits/keyed_hash'

const PURPOSES = { verify: 'email verification', disown: 'email disowning' } as const
const RESET_PURPOSE = 'password reset'
const LIFETIME = '7 days'

/** A member and the e-mail address to which the token was sent. */
export type EmailClaims = { userId: string; email: string }

/** A request to reset a password, and the fingerprint of the password that it replaces. */
export type ResetClaims = { resetId: string; fingerprint: string }

/** The token of a link that confirms or disowns an e-mail address. It is valid for 7 days. */
export function emailToken(purpose: keyof typeof PURPOSES, claims: EmailClaims): string {
  return encryption.encrypt(claims, { purpose: PURPOSES[purpose], expiresIn: LIFETIME })
}

/** The claims of a token of this purpose; null if it is malformed or expired. */
export function readEmailToken(purpose: keyof typeof PURPOSES, token: string): EmailClaims | null {
  return encryption.decrypt<EmailClaims>(token, PURPOSES[purpose])
}

/** The token of a link that resets a password. The row of the request says when it expires. */
export function resetToken(claims: ResetClaims): string {
  return encryption.encrypt(claims, { purpose: RESET_PURPOSE })
}

/** The claims of a token that resets a password; null if it is malformed. */
export function readResetToken(token: string): ResetClaims | null {
  return encryption.decrypt<ResetClaims>(token, RESET_PURPOSE)
}

/** A fingerprint of a member's current password, so that a changed password voids the token. */
export function passwordFingerprint(userId: string, passwordHash: string | null): string {
  return keyedHash(RESET_PURPOSE, `${userId} ${passwordHash ?? ''}`)
}
