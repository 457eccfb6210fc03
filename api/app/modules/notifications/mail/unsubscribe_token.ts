import encryption from '@adonisjs/core/services/encryption'
import type { NotificationKind } from '@saajha/contract/preferences'
import { InvalidUnsubscribeLinkError } from '#modules/notifications/errors'

const PURPOSE = 'unsubscription'

/** A member, and the kind of notifications that they want no e-mails about. */
type UnsubscribeClaims = { userId: string; kind: NotificationKind }

/** The token of a link that unsubscribes. It does not expire, since e-mails are kept for years. */
export function unsubscribeToken(claims: UnsubscribeClaims): string {
  return encryption.encrypt(claims, { purpose: PURPOSE })
}

/** The claims of a token that unsubscribes. Throws `InvalidUnsubscribeLinkError`. */
export function readUnsubscribeToken(token: string): UnsubscribeClaims {
  const claims = encryption.decrypt<UnsubscribeClaims>(token, PURPOSE)
  if (!claims) throw new InvalidUnsubscribeLinkError()
  return claims
}
