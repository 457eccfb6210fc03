import { createHmac } from 'node:crypto'
import env from '#start/env'

/**
 * A hash of what is known of a visitor, 22 characters. Without APP_KEY nothing can be read from it, and hashes of two
 * purposes cannot be joined.
 */
export function keyedHash(purpose: string, text: string): string {
  return hmac(hmac(env.get('APP_KEY').release(), purpose), text)
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
