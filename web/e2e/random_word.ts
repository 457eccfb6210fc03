import { randomBytes } from 'node:crypto'

/** Letters that no other listing, city or member has. */
export function randomWord(): string {
  return `q${randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
}
