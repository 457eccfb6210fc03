import { ECDH } from 'node:crypto'

/** The keys of a subscription in base64url: a point of the curve P-256 (65 bytes) and a secret (16 bytes). */
export type SubscriptionKeys = { p256dh: string; auth: string }

/** Whether a push can be encrypted with these keys. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  return isBase64url(p256dh, 65) && isBase64url(auth, 16) && isPoint(p256dh)
}

/** Whether a text is the only spelling of so many bytes in base64url. */
function isBase64url(text: string, length: number): boolean {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length && bytes.toString('base64url') === text
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
