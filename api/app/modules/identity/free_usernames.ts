import { randomInt } from 'node:crypto'
import { LIMITS } from '@saajha/contract/limits'

const TRIES = 10
const DIGITS = 6

/** User names for somebody who did not choose one, the nicest first: from their e-mail address, then with a number behind it. */
export function* freeUsernames(email: string): Generator<string> {
  const name = email
    .split('@')[0]!
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, LIMITS.username.max - DIGITS)
  const base = name.length >= LIMITS.username.min ? name : `member${name}`
  yield base
  for (let attempt = 1; attempt < TRIES; attempt++) {
    yield base + String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  }
}
