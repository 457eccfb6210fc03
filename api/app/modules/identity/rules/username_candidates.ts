import { randomInt } from 'node:crypto'
import { LIMITS } from '@saajha/contract/limits'

const MAX_ATTEMPTS = 10
const DIGITS = 6

/** Generates user names from an email: first its local part, then the local part with a random number. */
export function* usernameCandidates(email: string): Generator<string> {
  const name = email
    .split('@')[0]!
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, LIMITS.username.max - DIGITS)
  const base = name.length >= LIMITS.username.min ? name : `member${name}`
  yield base
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    yield base + String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  }
}
