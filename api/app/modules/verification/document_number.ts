import encryption from '@adonisjs/core/services/encryption'

const SHOWN_CHARACTERS = 4

/** A document's number as anyone may see it: all but the last four characters hidden. */
export function maskNumber(number: string): string {
  return 'X'.repeat(Math.max(0, number.length - SHOWN_CHARACTERS)) + number.slice(-SHOWN_CHARACTERS)
}

/** Encrypts a number with the key that documents alone use. */
export function encryptNumber(number: string): string {
  return encryption.use('documents').encrypt(number)
}

/** The number behind an encrypted one; null when the key is no longer the one it was encrypted with. */
export function decryptNumber(encrypted: string): string | null {
  return encryption.use('documents').decrypt<string>(encrypted)
}
