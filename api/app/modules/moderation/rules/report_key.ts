import { hash, randomBytes } from 'node:crypto'

const BYTES = 16

/** A new key with which a guest reads a report: 128 random bits, 22 base64url characters. */
export function newReportKey(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** What is stored of a key. Random bits cannot be guessed from a fast hash, and its comparison reveals no key by its time. */
export function hashOfKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}
