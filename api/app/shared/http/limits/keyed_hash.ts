import { createHmac } from 'node:crypto'
import { sharedSettings } from '#shared/settings'

/**
 * A keyed hash of personal data, 22 base64url characters. It cannot be reversed without APP_KEY, and hashes of different
 * purposes cannot be correlated.
 */
export function keyedHash(purpose: string, text: string): string {
  return hmac(hmac(sharedSettings().hashKey, purpose), text)
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
