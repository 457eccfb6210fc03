import { hash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A new secret of a calendar's URL: 256 random bits, 43 base64url characters. */
export function newCalendarSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** What is stored of a secret. Random bits cannot be guessed from a fast hash, and its comparison reveals no secret by its time. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
