import { createHmac } from 'node:crypto'
import env from '#start/env'

/**
 * A keyed hash of personal data, 22 base64url characters. It cannot be reversed without APP_KEY, and hashes of different
 * purposes cannot be correlated.
 */
export function keyedHash(purpose: string, text: string): string {
  return hmac(hmac(env.get('APP_KEY').release(), purpose), text)
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
