import { randomInt } from 'node:crypto'

/** Digits and letters that cannot be mistaken for each other when they are read aloud or written by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTUVWXY'

const TICKET = /^SJ-[\dA-Z]{4}-[\dA-Z]{2}$/i

/** Whether a text can be the number of a report, in any letter case. */
export function isTicket(text: string): boolean {
  return TICKET.test(text)
}

/** A random number for a new report, like SJ-7K2M-4Q: one of some 590 million. */
export function newTicket(): string {
  const letters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `SJ-${letters.slice(0, 4)}-${letters.slice(4)}`
}
